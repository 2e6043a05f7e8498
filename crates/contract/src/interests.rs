//! Topics people like to look at (business specification, "Path shapes":
//! `/v3/users/me/interests/`).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{View, Written},
    ids::{BoardId, InterestId},
    pins::PinView,
};

/// `InterestsResource/get`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListInterests {}

/// All topics there are.
#[derive(Debug, Serialize, ToSchema)]
pub struct Interests {
    /// In the order in which they are offered.
    pub interests: Vec<InterestView>,
}
impl View for Interests {}

/// One topic.
#[derive(Debug, Serialize, ToSchema)]
pub struct InterestView {
    /// Id.
    pub id: InterestId,
    /// Stable name, the translation key.
    pub key: String,
    /// English name.
    pub name: String,
    /// Whether the viewer follows it.
    pub is_followed: bool,
    /// A public pin that shows what it is about, if there is one.
    #[schema(value_type = Option<PinView>)]
    pub pin: Option<Written<PinView>>,
}

/// `UserInterestsResource/update`: the viewer follows these topics and no others.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct FollowInterests {
    /// At most as many as there are.
    pub interest_ids: Vec<InterestId>,
}

/// Topics the viewer follows.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct FollowedInterests {
    /// Ids.
    pub interest_ids: Vec<InterestId>,
}
impl View for FollowedInterests {}

/// `BoardInterestsResource/get`, `/v3/boards/{board_id}/interests/`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListBoardInterests {
    /// Which board.
    pub board_id: BoardId,
}

/// What a board is about.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BoardInterests {
    /// The one that fits best first; at most five.
    pub interests: Vec<InterestRef>,
}
impl View for BoardInterests {}

/// A topic, as what is about it names it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct InterestRef {
    /// Id.
    pub id: InterestId,
    /// Stable name, the translation key.
    pub key: String,
    /// English name.
    pub name: String,
}
