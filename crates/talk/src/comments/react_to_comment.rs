//! Likes a comment.

use contract::{
    comments::{CommentView, ReactToComment},
    errors::Code,
    reactions::ReactionType,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{set_mark::set_mark, sql::Mark};

/// `AggregatedCommentReactionResource/create`: likes a comment. Caller: a user who may write
/// and sees it.
pub async fn react_to_comment(ctx: Ctx, input: ReactToComment) -> Result<CommentView> {
    check_kind(input.reaction_type)?;
    set_mark(&ctx, input.comment_id, Mark::Like).await
}

/// Comments are liked, and no more (consumer specification §7: "1 = like").
pub(super) fn check_kind(kind: ReactionType) -> Result<()> {
    match kind {
        ReactionType::Love => Ok(()),
        _ => {
            let error = Error::field(Code::InvalidInput, "reaction_type");
            Err(error.detail("reaction_type of a comment is 1"))
        }
    }
}
