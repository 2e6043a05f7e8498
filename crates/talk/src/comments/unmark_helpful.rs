//! Takes back that a comment was helpful.

use contract::comments::{CommentView, MarkHelpful};
use kernel::{ctx::Ctx, error::Result};

use super::{mark_helpful::check_model, set_mark::unset_mark, sql::Mark};

/// `HelpfulResource/delete`: takes back that a comment was helpful. Caller: user who sees the
/// comment.
pub async fn unmark_helpful(ctx: Ctx, input: MarkHelpful) -> Result<CommentView> {
    check_model(input.model_type)?;
    unset_mark(&ctx, input.comment_id, Mark::Helpful).await
}
