//! Topics people like to look at (business specification, "Path shapes":
//! `/v3/users/me/interests/`).

pub mod videos;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View, Written},
    ids::{BoardId, InterestId, PinId},
    pins::PinView,
    users::UserRef,
};

/// Path of the page of a topic with this key.
pub fn topic_url(key: &str) -> String {
    format!("/topics/{key}/")
}

/// Path of the category of ideas of a topic with this key and id (specification §2).
pub fn idea_url(key: &str, id: InterestId) -> String {
    format!("/ideas/{key}/{id}/")
}

/// `InterestsResource/get`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListInterests {}

/// Topics.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Interests {
    /// In the order in which they are offered.
    pub interests: Vec<InterestView>,
}
impl View for Interests {}

/// One topic.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct InterestView {
    /// Id.
    pub id: InterestId,
    /// Stable name, the translation key.
    pub key: String,
    /// Name in the reader's language, in English where it has none there.
    pub name: String,
    /// Path of its page.
    pub url: String,
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
    /// Name in the reader's language, in English where it has none there.
    pub name: String,
}

/// `TopInterestsResource/get`: the topics that no other holds.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListTopInterests {}

/// `UserInterestsResource/get`: the topics that the viewer follows.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListFollowedInterests {}

/// `InterestResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetInterest {
    /// Its key, or its id.
    pub interest: String,
}

/// A topic and what stands around it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct InterestDetail {
    /// The topic.
    #[serde(flatten)]
    pub interest: InterestView,
    /// How many follow it.
    pub follower_count: i64,
    /// The wider topic that holds it; none at the top.
    pub parent: Option<InterestRef>,
    /// Narrower topics.
    pub children: Vec<InterestView>,
    /// Topics beside it, the nearest first.
    pub related: Vec<InterestView>,
}
impl View for InterestDetail {}

/// `InterestFeedResource/get`: pins of a topic.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListInterestPins {
    /// Key of the topic, or its id.
    pub interest: String,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `InterestFollowResource/create`, `/delete` (specification §7).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct FollowInterest {
    /// Which.
    pub interest_id: InterestId,
    /// From which list it was taken, up to 50 characters; recorded nowhere.
    #[serde(default)]
    pub interest_list: Option<String>,
}

/// Whether the viewer follows a topic.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct InterestFollow {
    /// Which.
    pub interest_id: InterestId,
    /// Whether they do now.
    pub is_followed: bool,
    /// How many do.
    pub follower_count: i64,
}
impl View for InterestFollow {}

/// `PinInterestsResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListPinInterests {
    /// Which pin.
    pub pin_id: PinId,
}

/// What a pin is about.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PinInterests {
    /// The surest first.
    pub interests: Vec<PinInterest>,
}
impl View for PinInterests {}

/// A topic of a pin.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PinInterest {
    /// Which.
    pub interest: InterestRef,
    /// How sure that is, above 0 and below 1; the pin stands among those of the topic
    /// from 0.5 on.
    pub confidence: f64,
}

/// `SuggestedCreatorFollowsResource/get`, `/v3/orientation/nux_creator_recommendations/`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct SuggestCreators {}

/// Creators whom the viewer may like to follow.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SuggestedCreators {
    /// The most fitting first; at most 20.
    pub creators: Vec<SuggestedCreator>,
}
impl View for SuggestedCreators {}

/// A creator, and what they made of what the viewer likes.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SuggestedCreator {
    /// Who.
    #[serde(flatten)]
    pub user: UserRef,
    /// Their pins for which they are suggested, the best first; at most four.
    #[schema(value_type = Vec<PinView>)]
    pub pins: Vec<Written<PinView>>,
}
