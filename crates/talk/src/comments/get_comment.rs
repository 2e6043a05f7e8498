//! One comment.

use contract::comments::{CommentView, GetComment};
use kernel::{ctx::Ctx, error::Result};

use super::{seen::seen, show_comments::comment_view};

/// `AggregatedCommentResource/get`: a comment by its id, as an address names it; also one that
/// the viewer hid. Caller: every viewer who sees it.
pub async fn get_comment(ctx: Ctx, input: GetComment) -> Result<CommentView> {
    let viewer = ctx.viewer().unwrap_or_default();
    let (pin, row) = seen(&ctx, viewer, input.comment_id).await?;
    comment_view(&ctx, &pin, row).await
}
