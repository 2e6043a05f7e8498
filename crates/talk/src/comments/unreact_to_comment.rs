//! Takes the like of a comment back.

use contract::comments::{CommentView, ReactToComment};
use kernel::{ctx::Ctx, error::Result};

use super::{react_to_comment::check_kind, set_mark::unset_mark, sql::Mark};

/// `AggregatedCommentReactionResource/delete`: takes a like back. Caller: user who sees the
/// comment.
pub async fn unreact_to_comment(ctx: Ctx, input: ReactToComment) -> Result<CommentView> {
    check_kind(input.reaction_type)?;
    unset_mark(&ctx, input.comment_id, Mark::Like).await
}
