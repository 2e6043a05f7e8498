//! Sets and takes back what users think of comments.

use collections::pins::{self, StoredPin, get_pin::locked};
use contract::{
    comments::CommentView,
    ids::{CommentId, UserId},
    notifications::NoticeKind,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{Concern, concern},
};

use super::{
    policy,
    seen::{seen, still_seen},
    show_comments::comment_view,
    sql::{self, Mark},
};

/// Marks looked up between two looks at the rest.
const BATCH: i64 = 100;

/// Sets a mark. Caller: a user who may write and sees the comment; helpful not its author. Once
/// more changes nothing.
pub(super) async fn set_mark(ctx: &Ctx, id: CommentId, mark: Mark) -> Result<CommentView> {
    let viewer = ctx.writer()?;
    let (pin, row) = seen(ctx, viewer, id).await?;
    policy::may_mark(viewer, &row, mark)?;
    let tx = ctx.begin().await?;
    locked(ctx, &tx, viewer, pin.id).await?;
    let row = still_seen(&tx, viewer, &pin, id).await?;
    sql::mark(&tx, &row, viewer, mark, ctx.now()).await?;
    if mark == Mark::Like {
        let about = Concern::new(row.user_id, NoticeKind::CommentLike, viewer, row.id.0);
        concern(ctx, &tx, about).await?;
    }
    tx.commit().await?;
    shown(ctx, &pin, id).await
}

/// Takes a mark back. Caller: user who sees the comment. Without the mark it changes
/// nothing.
pub(super) async fn unset_mark(ctx: &Ctx, id: CommentId, mark: Mark) -> Result<CommentView> {
    let viewer = ctx.user()?;
    let (pin, _) = seen(ctx, viewer, id).await?;
    let tx = ctx.begin().await?;
    pins::lock(&tx, pin.id).await?;
    sql::unmark(&tx, pin.id, id, viewer, mark).await?;
    tx.commit().await?;
    shown(ctx, &pin, id).await
}

/// Takes all marks of a user back; may be done again.
pub(super) async fn unset_all(ctx: &Ctx, user: UserId) -> Result<()> {
    loop {
        let marks = sql::marked_by(&ctx.house.db, user, BATCH).await?;
        if marks.is_empty() {
            return Ok(());
        }
        for (pin, id) in marks {
            let tx = ctx.begin().await?;
            pins::lock(&tx, pin).await?;
            for mark in Mark::ALL {
                sql::unmark(&tx, pin, id, user, mark).await?;
            }
            tx.commit().await?;
        }
    }
}

async fn shown(ctx: &Ctx, pin: &StoredPin, id: CommentId) -> Result<CommentView> {
    let row = sql::find_on(&ctx.house.db, pin.id, id).await?;
    comment_view(ctx, pin, row.ok_or_else(Error::not_found)?).await
}
