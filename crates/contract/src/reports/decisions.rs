//! Decisions as the user reads and appeals them whom they are about. All addresses are ours.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{AppealState, CaseMeasure, CaseOutcome, ReportedKind};
use crate::{
    answers::{Bookmark, PageSize, View},
    ids::ReportCaseId,
};

/// Most characters of an appeal.
pub const MOST_APPEAL: usize = 1_000;

/// `UserDecisionsResource/get`: what was decided about the viewer and what is theirs.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListDecisions {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `UserDecisionResource/create`: opens a decision by the link of its mail. A write, so that
/// the token stands in no address.
#[derive(Clone, Deserialize, ToSchema)]
pub struct OpenDecision {
    /// What stands behind `#` in the link.
    pub token: String,
}

/// `UserDecisionResource/update`: appeals a decision.
#[derive(Clone, Deserialize, ToSchema)]
pub struct AppealDecision {
    /// Which, of those about the viewer; missing with a token.
    #[serde(default)]
    pub case_id: Option<ReportCaseId>,
    /// What stands behind `#` in the link of its mail: who is suspended cannot sign in.
    #[serde(default)]
    pub token: Option<String>,
    /// Why it is wrong, 1 to 1,000 characters.
    pub words: String,
}

/// What was decided about a user, or about something of theirs, as they read it: without who
/// reported it, and without who decided.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct DecisionView {
    /// Always `decision`.
    pub r#type: &'static str,
    /// Id of the case.
    pub id: ReportCaseId,
    /// What kind of thing it is about.
    pub kind: ReportedKind,
    /// Its words when it was first reported; may be empty.
    pub excerpt: String,
    /// What was decided about the thing.
    pub outcome: CaseOutcome,
    /// Whether a picture of it is banned: it is not saved here again.
    pub bans_picture: bool,
    /// What was decided about the user; none where nothing was.
    pub measure: Option<CaseMeasure>,
    /// Until when; none for what ends when it is taken back, or is over at once.
    pub until_at: Option<String>,
    /// Whether the measure holds still.
    pub is_in_force: bool,
    /// Why, in the employee's words; may be empty.
    pub words: String,
    /// When: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
    /// What has become of the appeal; none where there is none.
    pub appeal: Option<AppealState>,
    /// What the user said against it; empty without an appeal.
    pub appeal_words: String,
    /// What the employee who decided the appeal said; may be empty.
    pub answer_words: String,
    /// Whether it can be appealed: once, and in the first 14 days.
    pub may_appeal: bool,
}
impl View for DecisionView {}
