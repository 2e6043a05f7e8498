//! Puts a comment before all others.

use accounts::users::show_users::check_shown;
use collections::pins::get_pin::{locked, visible};
use contract::comments::{CommentView, HighlightComment};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::Changed,
};

use super::{policy, show_comments::comment_view, sql};

/// `AggregatedCommentHighlightResource/update`: puts a comment before all others of its pin,
/// in the place of another, or takes it from there. Caller: the pin's pinner (consumer
/// specification §6).
pub async fn highlight_comment(ctx: Ctx, input: HighlightComment) -> Result<CommentView> {
    let viewer = ctx.writer()?;
    let pin = visible(&ctx, input.pin).await?;
    let row = sql::find_on(&ctx.house.db, pin.id, input.aggregated_comment).await?;
    let row = row.ok_or_else(Error::not_found)?;
    check_shown(&ctx, row.user_id).await?;
    row.check_shown_to(viewer)?;
    policy::may_highlight(viewer, pin.pinner_id)?;
    let tx = ctx.begin().await?;
    locked(&ctx, &tx, viewer, pin.id).await?;
    // It may have gone while the pin was waited for.
    let row = sql::find_on(&tx, pin.id, row.id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    match input.highlight {
        true => sql::highlight(&tx, pin.id, row.id, ctx.now()).await?,
        false => sql::unhighlight(&tx, pin.id, row.id).await?,
    }
    tx.changed(Changed::Pin(pin.id));
    tx.commit().await?;
    comment_view(&ctx, pin.pinner_id, row).await
}
