//! Finds a comment helpful.

use contract::{
    comments::{CommentView, MarkHelpful},
    errors::Code,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{set_mark::set_mark, sql::Mark};

/// What is helpful, as addresses name it: a comment.
const COMMENT: i64 = 1;

/// `HelpfulResource/create`: finds a comment helpful. Caller: a user who may write and sees
/// it, but not its author.
pub async fn mark_helpful(ctx: Ctx, input: MarkHelpful) -> Result<CommentView> {
    check_model(input.model_type)?;
    set_mark(&ctx, input.comment_id, Mark::Helpful).await
}

/// Comments are found helpful, and nothing else (consumer specification §7).
pub(super) fn check_model(model_type: i64) -> Result<()> {
    if model_type == COMMENT {
        return Ok(());
    }
    let error = Error::field(Code::InvalidInput, "model_type");
    Err(error.detail("model_type is 1"))
}
