//! Deletes a comment.

use std::collections::HashMap;

use collections::pins;
use contract::{
    answers::Done,
    comments::DeleteComment,
    ids::{CommentId, PinId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{count_comments::count_comments, policy, seen::seen, sql};

/// Comments looked up between two looks at the rest: many, as who blocks a user waits for a look at
/// all that either said.
const BATCH: i64 = 1_000;

/// `AggregatedCommentResource/delete`: deletes a comment with its replies. For an hour who deleted
/// it may bring it back, then it is gone for good. Caller: its author, also when they do not see
/// the pin any longer, or the pin's pinner.
pub async fn delete_comment(ctx: Ctx, input: DeleteComment) -> Result<Done> {
    let viewer = ctx.user()?;
    let row = sql::find(&ctx.house.db, input.comment_id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    if row.user_id != viewer {
        let (pin, row) = seen(&ctx, viewer, row.id).await?;
        policy::may_delete(viewer, &pin, &row)?;
    }
    let tx = ctx.begin().await?;
    pins::lock(&tx, row.pin_id).await?;
    if let Some(row) = sql::find_on(&tx, row.pin_id, row.id).await? {
        sql::mark_deleted(&tx, (row.pin_id, row.id), viewer, ctx.now()).await?;
        count_comments(&tx, &row, -row.weight()).await?;
    }
    tx.commit().await?;
    Ok(Done {})
}

/// Deletes all comments of a user for good; may be done again.
pub(super) async fn delete_all(ctx: &Ctx, user: UserId) -> Result<()> {
    delete_where(ctx, user, |_| true).await
}

/// Deletes what a user said below another's pins for good; may be done again.
pub(super) async fn delete_below(ctx: &Ctx, user: UserId, pinner: UserId) -> Result<()> {
    delete_where(ctx, user, |owner| owner == Some(pinner)).await
}

/// Those below pins of such a pinner, who is not known of a pin in the bin.
async fn delete_where(
    ctx: &Ctx,
    user: UserId,
    is_one: impl Fn(Option<UserId>) -> bool,
) -> Result<()> {
    let mut after = CommentId::default();
    loop {
        let written = sql::ids_of(&ctx.house.db, user, after, BATCH).await?;
        let Some((last, _)) = written.last() else {
            return Ok(());
        };
        after = *last;
        let below: Vec<PinId> = written.iter().map(|(_, pin)| *pin).collect();
        let pinners = pins::pinners_of(&ctx.house.db, &below).await?;
        let pinners: HashMap<PinId, UserId> = pinners.into_iter().collect();
        for (id, pin) in written {
            if is_one(pinners.get(&pin).copied()) {
                take_back(ctx, pin, id).await?;
            }
        }
    }
}

async fn take_back(ctx: &Ctx, pin: PinId, id: CommentId) -> Result<()> {
    let tx = ctx.begin().await?;
    pins::lock(&tx, pin).await?;
    remove(&tx, pin, id).await?;
    tx.commit().await
}

/// Deletes a comment with its replies for good, asking no policy; harmless when it is gone. The
/// pin must have been locked.
pub async fn remove(tx: &Tx, pin: PinId, id: CommentId) -> Result<()> {
    // One that may still come back is counted no longer.
    let row = sql::find_on(tx, pin, id).await?;
    sql::delete(tx, pin, id).await?;
    match row {
        Some(row) => count_comments(tx, &row, -row.weight()).await,
        None => Ok(()),
    }
}
