//! What stands below a pin beside comments: did-its, comments on these, and who reacted.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{CommentView, Tags};
use crate::{
    answers::{Bookmark, PageSize, View},
    did_its::DidItView,
    ids::{CommentId, DidItId},
    reactions::ReactionType,
    users::UserRef,
};

/// One entry of the list below a pin.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(untagged)]
pub enum UnifiedComment {
    /// A comment; its `type` is `aggregatedcomment`.
    Comment(Box<CommentView>),
    /// A did-it; its `type` is `userdiditdata`.
    DidIt(Box<DidItView>),
}
impl View for UnifiedComment {}

impl UnifiedComment {
    /// Its number: comments and did-its have none in common.
    pub fn id(&self) -> i64 {
        match self {
            Self::Comment(comment) => comment.id.0,
            Self::DidIt(did_it) => did_it.id.0,
        }
    }

    /// How many found it helpful.
    pub fn helpful_count(&self) -> i64 {
        match self {
            Self::Comment(comment) => comment.helpful_count,
            Self::DidIt(did_it) => did_it.helpful_count,
        }
    }

    /// It, if it is a comment.
    pub fn comment(&self) -> Option<&CommentView> {
        match self {
            Self::Comment(comment) => Some(comment),
            Self::DidIt(_) => None,
        }
    }
}

/// `DidItCommentsResource/create`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct CommentOnDidIt {
    /// Which did-it.
    pub user_did_it_data_id: DidItId,
    /// Its words; see [`super::WriteComment::text`].
    pub text: String,
    /// Who is mentioned; see [`super::WriteComment::tags`].
    #[serde(default)]
    pub tags: Option<Tags>,
    /// The sender's own name for it; see [`super::WriteComment::client_id`].
    #[serde(default)]
    pub client_id: Option<String>,
    /// Whether the sender means it so; see [`super::WriteComment::force`].
    #[serde(default)]
    pub force: bool,
}

/// `DidItCommentsResource/get`: comments on a did-it, the earliest first.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListDidItComments {
    /// Which did-it.
    pub user_did_it_data_id: DidItId,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// Who reacted to a comment.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CommentReaction {
    /// Which reaction: comment and user together.
    pub id: String,
    /// To which comment.
    pub comment_id: CommentId,
    /// Who.
    pub user: UserRef,
    /// How: 1, a like.
    pub reaction_type: ReactionType,
    /// `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
}
impl View for CommentReaction {}

/// `CommentReactionsResource/get`: who reacted to a comment, the latest first.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListCommentReactions {
    /// Which.
    pub comment_id: CommentId,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}
