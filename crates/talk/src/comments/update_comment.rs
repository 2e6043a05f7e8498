//! Changes the words of a comment.

use accounts::{preferences::may_reach::hides_comment, rules::find_rules::find_rules};
use collections::pins::get_pin::locked;
use contract::comments::{CommentView, UpdateComment};
use kernel::{ctx::Ctx, error::Result, house::Changed};

use super::{
    count_comments::count_comments,
    find_mentions::{find_open_mentions, tagged},
    policy,
    restore_comment::restore_comment,
    seen::{seen, still_seen},
    show_comments::comment_view,
    show_held::tell_held,
    sql::{self, features},
    tell_written::{named_in, tell_edited},
    write_comment::words,
};

/// `AggregatedCommentResource/update`: changes the words of a comment, which says so from
/// then on. Caller: its author, while they see the pin and it takes comments. The same
/// words again change no more than whom they mention. Whom it mentions now is told. With
/// `restore` it brings a comment back instead, for who deleted it (see `restore_comment.rs`).
pub async fn update_comment(ctx: Ctx, input: UpdateComment) -> Result<CommentView> {
    let viewer = ctx.writer()?;
    policy::may_act_for(viewer, input.orbac_subject_id)?;
    if input.restore {
        return restore_comment(&ctx, input.comment_id).await;
    }
    let text = words(&input.text)?;
    let tags = tagged(input.tags.as_ref())?;
    let (pin, _) = seen(&ctx, viewer, input.comment_id).await?;
    let rules = find_rules(&ctx.house, &ctx.house.db).await?;
    let both = (viewer, pin.pinner_id);
    let is_held = hides_comment(&ctx, both, &text).await?;
    let mentions = find_open_mentions(&ctx, both, &text, tags.as_deref()).await?;
    let tx = ctx.begin().await?;
    let pin = locked(&ctx, &tx, viewer, pin.id).await?;
    let mut row = still_seen(&tx, viewer, &pin, input.comment_id).await?;
    policy::may_update(viewer, &pin, &row)?;
    let (was_held, named_before) = (row.is_held, named_in(&tx, &row).await?);
    if row.text != text {
        let features = features::find(&tx, pin.pinner_id).await?;
        policy::is_open(features, row.below())?;
        let rule = rules.ask(&[("text", &text)]).of_comment(input.force)?;
        let before = row.weight();
        let is_held = is_held || rule.is_some();
        (row.text, row.is_held, row.edited_ms) = (text, is_held, Some(ctx.now()));
        sql::update(&tx, &row).await?;
        sql::put_mentions(&tx, &row, &mentions.unwrap_or_default()).await?;
        count_comments(&tx, &row, row.weight() - before).await?;
        tell_held(&ctx, &tx, &row, rule).await?;
    } else if let (Some(mentions), Some(_)) = (mentions, tags) {
        sql::put_mentions(&tx, &row, &mentions).await?;
        tx.changed(Changed::Pin(pin.id));
    }
    tell_edited(&ctx, &tx, (&pin, &row), (was_held, &named_before)).await?;
    tx.commit().await?;
    comment_view(&ctx, &pin, row).await
}
