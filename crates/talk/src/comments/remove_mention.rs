//! Takes a mention out of a comment.

use collections::pins::get_pin::locked;
use contract::comments::{Mentions, RemoveMention};
use kernel::{ctx::Ctx, error::Result};

use super::{
    policy,
    seen::{seen, still_seen},
    show_comments::comment_view,
    sql,
};

/// `AggregatedCommentMentionResource/delete`: takes users out of those whom a comment
/// mentions, for good: their names stay as words. Caller: a user whom it mentions, for
/// themselves; its author, for all. Once more changes nothing.
pub async fn remove_mention(ctx: Ctx, input: RemoveMention) -> Result<Mentions> {
    let viewer = ctx.user()?;
    let named = input.tagged_users.unwrap_or_else(|| vec![viewer]);
    let (pin, row) = seen(&ctx, viewer, input.id).await?;
    for user in &named {
        policy::may_remove_mention(viewer, &row, *user)?;
    }
    let tx = ctx.begin().await?;
    let pin = locked(&ctx, &tx, viewer, pin.id).await?;
    let row = still_seen(&tx, viewer, &pin, input.id).await?;
    for user in named {
        sql::take_out(&tx, &row, user).await?;
    }
    tx.commit().await?;
    let id = row.id;
    let tagged_users = comment_view(&ctx, &pin, row).await?.tagged_users;
    Ok(Mentions { id, tagged_users })
}
