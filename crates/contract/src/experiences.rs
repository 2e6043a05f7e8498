//! Experiences: what the host tries out at a place of the web app (specification §2
//! "Pin pages", §3 "experience per placement", §7 `fetchAllExperiences`,
//! `viewExperience`).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::View,
    ids::{ExperienceId, PlacementId},
};

words! {
    /// A viewer's progress in an experience.
    ExperienceStatus {
        /// They were not shown it yet, as far as is known: of visitors nothing is.
        Active = "active",
        /// They were shown it.
        Viewed = "viewed",
        /// They did what it was for; it is over.
        Completed = "completed",
        /// They do not want it; it is over.
        Dismissed = "dismissed",
    }
}

/// `ExperiencesResource/get`: all that the viewer has.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct GetExperiences {}

/// `ExperienceResource/create` (viewed), `ExperienceResource/update` (completed),
/// `ExperienceResource/delete` (dismissed).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ExperienceAt {
    /// The placement, such as `1000069`.
    pub id: PlacementId,
}

/// What the viewer has, by the id of the placement: one at each at most, and none that
/// was completed or dismissed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(transparent)]
pub struct Experiences(pub BTreeMap<String, ExperienceView>);
impl View for Experiences {}

/// What stands at one placement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ExperienceView {
    /// Which experience.
    pub experience_id: ExperienceId,
    /// How far the viewer is with it.
    pub status: ExperienceStatus,
    /// Whether pins have no footer.
    pub hide_footer: bool,
}
