//! Sets and takes back what users think of comments.

use accounts::users::show_users::check_shown;
use collections::pins::{
    self,
    get_pin::{locked, visible},
};
use contract::{
    comments::CommentView,
    ids::{CommentId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    policy,
    show_comments::comment_view,
    sql::{self, Mark},
};

/// Marks looked up between two looks at the rest.
const BATCH: i64 = 100;

/// Sets a mark. Caller: a user who may write and sees the comment, but not its author. Once
/// more changes nothing.
pub(super) async fn set_mark(ctx: &Ctx, id: CommentId, mark: Mark) -> Result<CommentView> {
    let viewer = ctx.writer()?;
    let row = sql::find(&ctx.house.db, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    let pin = visible(ctx, row.pin_id).await?;
    check_shown(ctx, row.user_id).await?;
    row.check_shown_to(viewer)?;
    policy::may_mark(viewer, &row)?;
    let tx = ctx.begin().await?;
    locked(ctx, &tx, viewer, pin.id).await?;
    // It may have gone while the pin was waited for.
    let row = sql::find_on(&tx, pin.id, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    sql::mark(&tx, &row, viewer, mark, ctx.now()).await?;
    tx.commit().await?;
    shown(ctx, pin.pinner_id, id).await
}

/// Takes a mark back. Caller: user who sees the comment. Without the mark it changes
/// nothing.
pub(super) async fn unset_mark(ctx: &Ctx, id: CommentId, mark: Mark) -> Result<CommentView> {
    let viewer = ctx.user()?;
    let row = sql::find(&ctx.house.db, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    let pin = visible(ctx, row.pin_id).await?;
    check_shown(ctx, row.user_id).await?;
    row.check_shown_to(viewer)?;
    let tx = ctx.begin().await?;
    pins::lock(&tx, pin.id).await?;
    sql::unmark(&tx, pin.id, id, viewer, mark).await?;
    tx.commit().await?;
    shown(ctx, pin.pinner_id, id).await
}

/// Takes all marks of a user back; may be done again.
pub(super) async fn unset_all(ctx: &Ctx, user: UserId) -> Result<()> {
    loop {
        let marks = sql::marked_by(&ctx.house.db, user, BATCH).await?;
        if marks.is_empty() {
            return Ok(());
        }
        for row in marks {
            let tx = ctx.begin().await?;
            pins::lock(&tx, row.pin_id).await?;
            for mark in Mark::ALL {
                sql::unmark(&tx, row.pin_id, row.comment_id, user, mark).await?;
            }
            tx.commit().await?;
        }
    }
}

async fn shown(ctx: &Ctx, pinner: UserId, id: CommentId) -> Result<CommentView> {
    let row = sql::find(&ctx.house.db, id).await?;
    comment_view(ctx, pinner, row.ok_or_else(Error::not_found)?).await
}
