//! One comment.

use contract::comments::{CommentView, GetComment};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{seen::seen, show_comments::comment_view, skip_hidden::skip_hidden};

/// `AggregatedCommentResource/get`: a comment by its id, as an address names it. Caller: every
/// viewer who sees it and did not hide it.
pub async fn get_comment(ctx: Ctx, input: GetComment) -> Result<CommentView> {
    let viewer = ctx.viewer().unwrap_or_default();
    let (pin, row) = seen(&ctx, viewer, input.comment_id).await?;
    let row = skip_hidden(&ctx, vec![row]).await?.pop();
    comment_view(&ctx, &pin, row.ok_or_else(Error::not_found)?).await
}
