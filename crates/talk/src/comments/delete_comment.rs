//! Deletes a comment.

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

/// Comments looked up between two looks at the rest.
const BATCH: i64 = 100;

/// `AggregatedCommentResource/delete`: deletes a comment with its replies. Caller: its
/// author, also when they do not see the pin any longer, or the pin's pinner.
pub async fn delete_comment(ctx: Ctx, input: DeleteComment) -> Result<Done> {
    let viewer = ctx.user()?;
    let row = sql::find(&ctx.house.db, input.comment_id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    if row.user_id != viewer {
        let (pin, row) = seen(&ctx, viewer, row.id).await?;
        policy::may_delete(viewer, &pin, &row)?;
    }
    take_back(&ctx, row.pin_id, row.id).await?;
    Ok(Done {})
}

/// Deletes all comments of a user; may be done again.
pub(super) async fn delete_all(ctx: &Ctx, user: UserId) -> Result<()> {
    loop {
        let written = sql::ids_of(&ctx.house.db, user, BATCH).await?;
        if written.is_empty() {
            return Ok(());
        }
        for (id, pin) in written {
            take_back(ctx, pin, id).await?;
        }
    }
}

async fn take_back(ctx: &Ctx, pin: PinId, id: CommentId) -> Result<()> {
    let tx = ctx.begin().await?;
    pins::lock(&tx, pin).await?;
    remove(&tx, pin, id).await?;
    tx.commit().await?;
    Ok(())
}

/// Deletes a comment with its replies, asking no policy; harmless when it is gone. The pin must
/// have been locked.
pub async fn remove(tx: &Tx, pin: PinId, id: CommentId) -> Result<()> {
    if let Some(row) = sql::find_on(tx, pin, id).await? {
        sql::delete(tx, pin, id).await?;
        count_comments(tx, &row, -row.weight()).await?;
    }
    Ok(())
}
