//! Hides a comment from the viewer.

use accounts::users;
use contract::{
    answers::Done,
    comments::HideComment,
    ids::{CommentId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{policy, seen::seen, sql::hides};

/// `AggregatedCommentHideResource/create`: hides a comment from the viewer's lists; all others
/// read it (consumer specification §4 "Comments"). Caller: user who sees it, but not its author.
/// Once more changes nothing.
pub async fn hide_comment(ctx: Ctx, input: HideComment) -> Result<Done> {
    let viewer = ctx.user()?;
    let (_, row) = seen(&ctx, viewer, input.comment_id).await?;
    policy::may_hide(viewer, row.user_id)?;
    let tx = ctx.begin().await?;
    if !users::lock(&tx, viewer).await? {
        return Err(Error::not_found());
    }
    hide(&tx, viewer, row.id, ctx.now()).await?;
    tx.commit().await?;
    Ok(Done {})
}

/// Hides it from a user who may hide it; a report does so, too.
pub(crate) async fn hide(tx: &Tx, user: UserId, id: CommentId, now: i64) -> Result<()> {
    hides::hide(tx, user, id, now).await
}
