//! Whom what a member writes reaches.

use std::collections::HashSet;

use accounts::{
    blocks::find_blocks::find_blocks,
    preferences::{may_reach::ages_between, policy::ByAge},
};
use contract::{
    errors::Code,
    ids::{ConversationId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql::{self, emails, messages};

/// The other members whom the viewer reaches: none beyond a block, and none whom age shuts off,
/// which may have changed since the conversation began. Refused where none is left.
pub(super) async fn find_reached(
    ctx: &Ctx,
    viewer: UserId,
    id: ConversationId,
) -> Result<Vec<UserId>> {
    let members = sql::members(&ctx.house.db, &[id]).await?;
    let members: Vec<UserId> = members.into_iter().map(|(_, user)| user).collect();
    let reached = reach_of(ctx, viewer, id, &members).await?;
    match reached.is_empty() && !emails::wrote(&ctx.house.db, id, viewer).await? {
        true => Err(Error::new(Code::MessageRefused)),
        false => Ok(reached),
    }
}

/// Whom of these members a sender, one of them, reaches.
pub(super) async fn reach_of(
    ctx: &Ctx,
    sender: UserId,
    id: ConversationId,
    members: &[UserId],
) -> Result<Vec<UserId>> {
    let seats = members.iter().map(|member| (id, *member)).collect();
    let (open, known) = part_by_age(ctx, sender, seats).await?;
    let known: Vec<UserId> = known.into_iter().map(|(_, user)| user).collect();
    let mut reached: Vec<UserId> = open.into_iter().map(|(_, user)| user).collect();
    reached.extend(messages::wrote_among(&ctx.house.db, id, &known).await?);
    Ok(reached)
}

/// In which of these conversations, of which they are a member, a sender reaches another member,
/// or an address whose owner has not answered; in as many questions as of one.
pub(super) async fn reach_any(
    ctx: &Ctx,
    sender: UserId,
    ids: &[ConversationId],
) -> Result<HashSet<ConversationId>> {
    let db = &ctx.house.db;
    let seats = sql::members(db, ids).await?;
    let (open, mut known) = part_by_age(ctx, sender, seats).await?;
    let mut reached: HashSet<ConversationId> = open.into_iter().map(|(id, _)| id).collect();
    known.retain(|(id, _)| !reached.contains(id));
    let mut asked: Vec<ConversationId> = known.iter().map(|(id, _)| *id).collect();
    asked.sort_unstable();
    asked.dedup();
    let writers = messages::writers(db, &asked).await?;
    let writers = writers.into_iter().filter(|seat| known.contains(seat));
    reached.extend(writers.map(|(id, _)| id));
    let waiting = emails::of(db, ids).await?.into_iter();
    let waiting = waiting.filter(|row| row.sender_id == sender);
    reached.extend(waiting.map(|row| row.conversation_id));
    Ok(reached)
}

/// A conversation, and a member of it.
type Seat = (ConversationId, UserId);

/// Of these seats those of others whom no block parts from a sender: in which age lets the sender
/// write to them, and in which it does if they wrote there.
async fn part_by_age(
    ctx: &Ctx,
    sender: UserId,
    mut seats: Vec<Seat>,
) -> Result<(Vec<Seat>, Vec<Seat>)> {
    let blocks = find_blocks(ctx, Some(sender)).await?;
    seats.retain(|(_, other)| *other != sender && !blocks.part_from(*other));
    let mut others: Vec<UserId> = seats.iter().map(|(_, other)| *other).collect();
    others.sort_unstable();
    others.dedup();
    let ages = ages_between(ctx, sender, &others).await?;
    seats.retain(|(_, other)| !matches!(ages.get(other), Some(ByAge::Shut) | None));
    let is_open = |(_, other): &Seat| ages.get(other) == Some(&ByAge::Open);
    Ok(seats.into_iter().partition(is_open))
}
