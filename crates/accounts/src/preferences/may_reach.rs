//! Whether one user reaches another, for the rooms where they try.

use std::collections::{HashMap, HashSet};

use contract::{
    errors::Code,
    ids::UserId,
    preferences::{Delivery, Preferences},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    find_preferences::find_preferences_of,
    policy::{self, ByAge},
};
use crate::{
    blocks::find_blocks::{parted_among, stands_between},
    users::{self, find_ages::find_ages, find_standing::find_standing},
};

/// A way to reach a user beside messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// A comment on a pin of theirs.
    Comment,
    /// Their name in a text.
    Mention,
    /// They themselves on a pin.
    Tag,
}

/// Whether `who` may reach `whom` in this way; every user reaches themselves, and one whom the
/// host restricted, those who follow them.
pub async fn may_reach(ctx: &Ctx, who: UserId, whom: UserId, reach: Reach) -> Result<bool> {
    if stands_between(&ctx.house.db, who, whom).await? {
        return Ok(false);
    }
    let wanted = wanted(ctx, whom).await?;
    let audience = match reach {
        Reach::Comment => wanted.comments_from,
        Reach::Mention => wanted.mentions_from,
        Reach::Tag => wanted.tags_from,
    };
    let is_followed = users::follows(&ctx.house.db, whom, who).await?;
    let is_heard = is_followed || !is_restricted(ctx, who).await?;
    Ok(who == whom || is_heard && policy::is_among(audience, is_followed))
}

/// The same of a user who may be gone meanwhile: then no user reaches them.
pub async fn may_be_reached(ctx: &Ctx, who: UserId, whom: UserId, reach: Reach) -> Result<bool> {
    match may_reach(ctx, who, whom, reach).await {
        Err(error) if error.code == Code::NotFound => Ok(false),
        other => other,
    }
}

/// Where a first message of `who` to `whom` goes. Age decides before they do.
pub async fn deliver_message(ctx: &Ctx, who: UserId, whom: UserId) -> Result<Delivery> {
    let deliveries = deliver_messages(ctx, who, &[whom]).await?;
    deliveries.get(&whom).copied().ok_or_else(Error::not_found)
}

/// The same of each of these users, in as many questions as of one; nothing of those who are gone.
pub async fn deliver_messages(
    ctx: &Ctx,
    who: UserId,
    whom: &[UserId],
) -> Result<HashMap<UserId, Delivery>> {
    let db = &ctx.house.db;
    let parted = parted_among(db, who, whom).await?;
    let between = ages_between(ctx, who, whom).await?;
    let followers = users::followers_among(db, who, whom).await?;
    let followers: HashSet<UserId> = followers.into_iter().collect();
    let is_restricted = is_restricted(ctx, who).await?;
    let wanted = wanted_of(ctx, whom).await?;
    let delivery = |id: &UserId| {
        if parted.contains(id) || between.get(id) != Some(&ByAge::Open) {
            return Some((*id, Delivery::Refused));
        }
        let wanted = wanted.get(id)?;
        let delivery = match followers.contains(id) {
            true => wanted.messages_from_followed,
            false if is_restricted => Delivery::Refused,
            false => wanted.messages_from_others,
        };
        Some((*id, delivery))
    };
    Ok(whom.iter().filter_map(delivery).collect())
}

/// How age lets `who` write to `whom`: openly where they follow whom they would have to know.
pub async fn age_between(ctx: &Ctx, who: UserId, whom: UserId) -> Result<ByAge> {
    let between = ages_between(ctx, who, &[whom]).await?;
    Ok(between.get(&whom).copied().unwrap_or(ByAge::Shut))
}

/// The same of each of these users, in two questions however many they are.
pub async fn ages_between(
    ctx: &Ctx,
    who: UserId,
    whom: &[UserId],
) -> Result<HashMap<UserId, ByAge>> {
    let db = &ctx.house.db;
    let all: Vec<UserId> = whom.iter().copied().chain([who]).collect();
    let ages = find_ages(&ctx.house, db, &all).await?;
    let age_of = |id: &UserId| ages.get(id).copied().unwrap_or_default();
    let by_age = |id: &UserId| (*id, policy::may_write_to(age_of(&who), age_of(id)));
    let mut between: HashMap<UserId, ByAge> = whom.iter().map(by_age).collect();
    let known = between
        .iter()
        .filter(|(_, by_age)| **by_age == ByAge::Known);
    let known: Vec<UserId> = known.map(|(id, _)| *id).collect();
    for follower in users::followers_among(db, who, &known).await? {
        between.insert(follower, ByAge::Open);
    }
    Ok(between)
}

/// Whether what `who` writes below a pin of `whom`, a comment or a did-it, is held back from all
/// but its author: `whom` does not want to read one of its words. What pinners write themselves
/// never is.
pub async fn hides_comment(
    ctx: &Ctx,
    (who, whom): (UserId, UserId),
    comment: &str,
) -> Result<bool> {
    if who == whom {
        return Ok(false);
    }
    let wanted = wanted(ctx, whom).await?;
    let is_filtered = policy::is_filtered(&wanted.comment_filter_words, comment);
    Ok(wanted.comment_filter_enabled && is_filtered)
}

/// Whether others see whom a user follows, and who follows them.
pub async fn shows_follows(ctx: &Ctx, whose: UserId) -> Result<bool> {
    Ok(ctx.viewer() == Some(whose) || wanted(ctx, whose).await?.show_follows)
}

/// Whether the host lets a user reach those alone who follow them.
async fn is_restricted(ctx: &Ctx, who: UserId) -> Result<bool> {
    let standing = find_standing(&ctx.house, &ctx.house.db, who).await?;
    Ok(standing.is_some_and(|standing| standing.is_restricted))
}

async fn wanted(ctx: &Ctx, whom: UserId) -> Result<Preferences> {
    let mut wanted = wanted_of(ctx, &[whom]).await?;
    wanted.remove(&whom).ok_or_else(Error::not_found)
}

/// What those of these users want that there are.
async fn wanted_of(ctx: &Ctx, whom: &[UserId]) -> Result<HashMap<UserId, Preferences>> {
    let db = &ctx.house.db;
    let users = users::find_many(db, whom).await?;
    let ages = find_ages(&ctx.house, db, whom).await?;
    find_preferences_of(db, &users, &ages).await
}
