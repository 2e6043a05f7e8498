//! The comment that an address names.

use accounts::users::show_users::check_shown;
use collections::pins::{StoredPin, get_pin::visible};
use contract::ids::{CommentId, UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use store::Run;

use super::sql::{self, CommentRow};

/// The comment and its pin, if this viewer sees both, and the comment that it replies to.
pub async fn seen(ctx: &Ctx, viewer: UserId, id: CommentId) -> Result<(StoredPin, CommentRow)> {
    let row = sql::find(&ctx.house.db, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    let pin = visible(ctx, row.pin_id).await?;
    if let Some(parent) = row.parent() {
        let parent = still_seen(&ctx.house.db, viewer, &pin, parent).await?;
        check_shown(ctx, parent.user_id).await?;
    }
    check_shown(ctx, row.user_id).await?;
    row.check_shown_to(viewer)?;
    Ok((pin, row))
}

/// The comment below this pin, if it is not held back from this viewer. Asked once more behind
/// the lock of its pin, as it may have gone, or been held back, while the pin was waited for.
pub(super) async fn still_seen(
    run: &impl Run,
    viewer: UserId,
    pin: &StoredPin,
    id: CommentId,
) -> Result<CommentRow> {
    let row = sql::find_on(run, pin.id, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    row.check_shown_to(viewer)?;
    Ok(row)
}
