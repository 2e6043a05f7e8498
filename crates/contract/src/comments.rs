//! Comments: what users say below a pin (consumer specification §3 "Aggregated comment", §4
//! "Comments", §7; business specification §3 "Pin", `aggregated_pin_data`).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    ids::{CommentId, PinId},
    users::UserRef,
};

/// A comment.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CommentView {
    /// Always `aggregatedcomment`.
    pub r#type: &'static str,
    /// Id; greater for what was written later.
    pub id: CommentId,
    /// Below which pin.
    pub pin_id: PinId,
    /// Who wrote it.
    pub user: UserRef,
    /// Its words: 1 to 500 characters, with line breaks.
    pub text: String,
    /// `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
    /// Whether its words were changed since.
    pub is_edited: bool,
    /// Whether the viewer wrote it, and so may change it.
    pub is_mine: bool,
    /// Whether the viewer may delete it.
    pub may_delete: bool,
}
impl View for CommentView {}

/// `AggregatedCommentResource/create`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct WriteComment {
    /// Below which pin.
    #[serde(alias = "aggregated_pin_data_id", alias = "objectId")]
    pub pin_id: PinId,
    /// Its words: 1 to 500 characters, of which something is seen.
    pub text: String,
    /// The sender's own name for it, up to 64 characters: what comes twice under one name is
    /// written once.
    #[serde(default)]
    pub client_id: Option<String>,
}

/// `AggregatedCommentResource/update` (consumer specification §7).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UpdateComment {
    /// Which.
    #[serde(alias = "commentId")]
    pub comment_id: CommentId,
    /// Its words from now on; see [`WriteComment::text`].
    pub text: String,
}

/// `AggregatedCommentResource/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct DeleteComment {
    /// Which.
    #[serde(alias = "commentId")]
    pub comment_id: CommentId,
}

/// `UnifiedCommentsResource/get`: what was said below a pin, the latest first.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListComments {
    /// Below which pin.
    #[serde(alias = "aggregated_pin_data_id", alias = "pinId")]
    pub pin_id: PinId,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}
