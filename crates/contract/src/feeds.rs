//! Feeds: pins chosen for a viewer.

use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize},
    ids::{BoardId, PinId},
};

/// `UserHomefeedResource/get`: pins of followed people and boards, then recent
/// popular pins.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListHomePins {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `RelatedPinFeedResource/get`: pins like one pin.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListRelatedPins {
    /// Like which.
    #[serde(alias = "pin")]
    pub pin_id: PinId,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `BoardContentRecommendationResource/get`: pins that may suit a board.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListBoardIdeas {
    /// Which board.
    pub board_id: BoardId,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}
