//! Shows a hidden comment again.

use contract::{answers::Done, comments::HideComment};
use kernel::{ctx::Ctx, error::Result};

use super::sql::hides;

/// `AggregatedCommentHideResource/delete`: shows a comment again that the viewer hid. Caller:
/// user. Without that it changes nothing, and says nothing of whether there is such a comment.
pub async fn unhide_comment(ctx: Ctx, input: HideComment) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    hides::unhide(&tx, viewer, input.comment_id).await?;
    tx.commit().await?;
    Ok(Done {})
}
