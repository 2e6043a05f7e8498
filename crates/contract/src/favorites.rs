//! Favourites: pins that a user marked to find again (business specification §3 "Pin",
//! `favorited_by_me`, `favorite_user_count`).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    ids::PinId,
};

/// `PinFavoriteResource/create`, `PinFavoriteResource/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct FavoritePin {
    /// Which.
    pub pin_id: PinId,
}

/// Whether a pin is among the viewer's favourites, and of how many it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PinFavorite {
    /// Which pin.
    pub pin_id: PinId,
    /// Whether it is the viewer's.
    pub favorited_by_me: bool,
    /// How many users keep it.
    pub favorite_user_count: i64,
}
impl View for PinFavorite {}

/// `UserFavoritesResource/get`: the viewer's own, the latest first.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListFavorites {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}
