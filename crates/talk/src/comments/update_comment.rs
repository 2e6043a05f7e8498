//! Changes the words of a comment.

use accounts::users::show_users::check_shown;
use collections::pins::{
    self, Tally,
    get_pin::{locked, visible},
};
use contract::comments::{CommentView, UpdateComment};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    policy,
    show_comments::comment_view,
    sql,
    write_comment::{is_held, words},
};

/// `AggregatedCommentResource/update`: changes the words of a comment, which says so from
/// then on. Caller: its author, while they see the pin and it takes comments. The same
/// words again change nothing.
pub async fn update_comment(ctx: Ctx, input: UpdateComment) -> Result<CommentView> {
    let viewer = ctx.writer()?;
    let text = words(&input.text)?;
    let row = sql::find(&ctx.house.db, input.comment_id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    let pin = visible(&ctx, row.pin_id).await?;
    check_shown(&ctx, row.user_id).await?;
    row.check_shown_to(viewer)?;
    let is_held = is_held(&ctx, viewer, pin.pinner_id, &text).await?;
    let tx = ctx.begin().await?;
    let pin = locked(&ctx, &tx, viewer, pin.id).await?;
    // It may have gone while the pin was waited for.
    let found = sql::find_on(&tx, pin.id, row.id).await?;
    let mut row = found.ok_or_else(Error::not_found)?;
    policy::may_update(viewer, &pin, &row)?;
    if row.text != text {
        let more = i64::from(!is_held) - i64::from(!row.is_held);
        (row.text, row.is_held, row.edited_ms) = (text, is_held, Some(ctx.now()));
        sql::update(&tx, &row).await?;
        pins::tally(&tx, pin.id, Tally::Comment, more).await?;
        tx.changed(kernel::house::Changed::Pin(pin.id));
    }
    tx.commit().await?;
    comment_view(&ctx, pin.pinner_id, row).await
}
