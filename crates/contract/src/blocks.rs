//! Blocking users (specification §3 "Users state", §4 "User counters"; business
//! specification §4 "Board").

use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize},
    ids::UserId,
};

/// `UserBlockResource/create`: neither sees the other any more. They no longer follow
/// each other and each other's boards, nor save to them.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct BlockUser {
    /// Whom.
    pub user_id: UserId,
}

/// `UserBlockResource/delete`: they see each other again; what ended stays ended.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UnblockUser {
    /// Whom.
    pub user_id: UserId,
}

/// `UserBlocksResource/get`: whom the viewer blocked.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListBlocks {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}
