//! Feeds: pins chosen for a viewer.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize},
    ids::PinId,
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

/// Why somebody hides a pin.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum HideReason {
    /// They did not say.
    #[default]
    Unsaid,
    /// Not to their taste.
    NotMyTaste,
    /// They have seen it often enough.
    SeenTooOften,
    /// A poor picture, or one that leads nowhere.
    LowQuality,
}

/// `PinHideResource/create`: the picture is shown no more in the viewer's feeds,
/// searches and related pins (specification §3 "Pin", `isHidden`).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct HidePin {
    /// Which.
    pub pin_id: PinId,
    /// Why.
    #[serde(default)]
    pub reason: HideReason,
}

/// `PinHideResource/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UnhidePin {
    /// Which.
    pub pin_id: PinId,
}
