//! Puts a comment before all others.

use collections::pins::get_pin::locked;
use contract::{
    comments::{CommentView, HighlightComment},
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
    sql,
};

/// `AggregatedCommentHighlightResource/update`: puts a comment before all others of its pin,
/// in the place of another, or takes it from there. Caller: the pin's pinner (consumer
/// specification §6).
pub async fn highlight_comment(ctx: Ctx, input: HighlightComment) -> Result<CommentView> {
    let viewer = ctx.writer()?;
    let (pin, row) = seen(&ctx, viewer, input.aggregated_comment).await?;
    if pin.id != input.pin {
        return Err(Error::not_found());
    }
    policy::may_highlight(viewer, &pin, &row)?;
    let tx = ctx.begin().await?;
    locked(&ctx, &tx, viewer, pin.id).await?;
    let row = still_seen(&tx, viewer, &pin, row.id).await?;
    match input.highlight {
        true => {
            sql::highlight(&tx, pin.id, row.id, ctx.now()).await?;
            let kind = NoticeKind::CommentHighlight;
            let about = Concern::new(row.user_id, kind, viewer, row.id.0);
            concern(&ctx, &tx, about).await?;
        }
        false => sql::unhighlight(&tx, pin.id, row.id).await?,
    }
    tx.commit().await?;
    comment_view(&ctx, &pin, row).await
}
