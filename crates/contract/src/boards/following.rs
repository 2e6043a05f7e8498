//! The boards that a user follows.

use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize},
    ids::UserId,
};

/// `BoardFollowingResource/get`: the boards that a user follows.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListFollowedBoards {
    /// Who; the viewer when both are missing.
    #[serde(default)]
    pub username: Option<String>,
    /// Who.
    #[serde(default)]
    pub user_id: Option<UserId>,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}
