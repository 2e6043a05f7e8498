//! Takes a mention out of a comment.

use accounts::users::show_users::user_refs;
use collections::pins;
use contract::{
    comments::{Mentions, RemoveMention},
    errors::Code,
    ids::UserId,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{find_mentions, policy, seen::seen, sql};

/// `AggregatedCommentMentionResource/delete`: takes users out of those whom a comment
/// mentions, for good: their names stay as words. Caller: a user whom it mentions, for
/// themselves, also when they do not see the comment any longer; its author, for all. Once
/// more changes nothing.
pub async fn remove_mention(ctx: Ctx, input: RemoveMention) -> Result<Mentions> {
    let viewer = ctx.user()?;
    let mut named = input.tagged_users.unwrap_or_else(|| vec![viewer]);
    named.sort();
    named.dedup();
    if named.len() > find_mentions::MOST {
        return Err(Error::field(Code::InvalidInput, "tagged_users"));
    }
    let row = sql::find(&ctx.house.db, input.id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    let unseen = seen(&ctx, viewer, row.id).await.err();
    let is_seen = unseen.is_none();
    if let Some(error) = unseen {
        let is_gone = error.code == Code::NotFound;
        if !is_gone || !sql::is_mentioned(&ctx.house.db, &row, viewer).await? {
            return Err(error);
        }
    }
    for user in &named {
        policy::may_remove_mention(viewer, &row, *user)?;
    }
    let tx = ctx.begin().await?;
    pins::lock(&tx, row.pin_id).await?;
    for user in named {
        sql::take_out(&tx, &row, user).await?;
    }
    tx.commit().await?;
    let mut tagged_users = Vec::new();
    if is_seen {
        let left = sql::mentions_in(&ctx.house.db, row.pin_id, &[row.id]).await?;
        let ids = left.iter().map(|mention| mention.user_id);
        let users = user_refs(&ctx, ids.collect::<Vec<UserId>>()).await?;
        tagged_users.extend(users.into_values().map(|user| (*user).clone()));
        tagged_users.sort_by_key(|user| user.id);
    }
    let id = row.id;
    Ok(Mentions { id, tagged_users })
}
