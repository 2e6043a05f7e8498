//! Brings a comment back that was deleted.

use collections::pins::get_pin::{locked, visible};
use contract::{comments::CommentView, ids::CommentId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    count_comments::count_comments, policy, seen::still_seen, show_comments::comment_view, sql,
    write_comment::answered,
};

/// `AggregatedCommentResource/update` with `restore`: brings a comment back, and its replies with
/// it. Caller: the user who deleted it, within an hour, while they see the pin, and what it stands
/// below is there.
pub(super) async fn restore_comment(ctx: &Ctx, id: CommentId) -> Result<CommentView> {
    let viewer = ctx.writer()?;
    let places = sql::places(&ctx.house.db, &[id]).await?;
    let (_, pin) = places.first().ok_or_else(Error::not_found)?;
    let pin = visible(ctx, *pin).await?;
    let tx = ctx.begin().await?;
    let pin = locked(ctx, &tx, viewer, pin.id).await?;
    let deletion = sql::find_deletion(&tx, pin.id, id).await?;
    let deletion = deletion.ok_or_else(Error::not_found)?;
    policy::may_restore(viewer, &deletion, ctx.now())?;
    sql::unmark_deleted(&tx, pin.id, id).await?;
    let row = still_seen(&tx, viewer, &pin, id).await?;
    answered(&tx, viewer, &pin, row.below()).await?;
    count_comments(&tx, &row, row.weight()).await?;
    tx.commit().await?;
    comment_view(ctx, &pin, row).await
}
