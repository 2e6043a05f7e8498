//! Whether what the viewer writes would be received now, for the rooms that suggest receivers.

use std::collections::{HashMap, HashSet};

use accounts::preferences::may_reach::deliver_messages;
use contract::{
    answers::{Bookmark, PageSize},
    conversations::ConversationView,
    ids::{ConversationId, UserId},
    preferences::Delivery,
};
use kernel::{ctx::Ctx, error::Result};

use super::{
    find_reached::reach_any,
    list_conversations::list,
    policy,
    sql::{self, State, pairs},
};

/// Conversations that are looked at, the latest first.
const LOOKED_AT: u64 = 24;

/// Of the viewer's latest conversations those that are wanted and into which they may write now,
/// the latest first; so many at most.
pub async fn find_writable(
    ctx: &Ctx,
    most: usize,
    wanted: impl Fn(&ConversationView) -> bool,
) -> Result<Vec<ConversationView>> {
    let viewer = ctx.user()?;
    let size = PageSize::new(LOOKED_AT);
    let page = list(ctx, State::Inbox, &Bookmark::default(), size).await?;
    let mut found = page.items;
    found.retain(|one| !one.awaits_answer && wanted(one));
    let ids: Vec<ConversationId> = found.iter().map(|one| one.id).collect();
    let reached = reach_any(ctx, viewer, &ids).await?;
    found.retain(|one| reached.contains(&one.id));
    found.truncate(most);
    Ok(found)
}

/// Which of these users would receive a message of the viewer's now: no block and no age stands
/// between them, and the receiver takes messages from them, or they write to each other already
/// in a conversation that waits for no answer. A user who is gone receives none. In as many
/// questions as of one.
pub async fn find_takers(ctx: &Ctx, viewer: UserId, others: &[UserId]) -> Result<HashSet<UserId>> {
    let begun = find_begun(ctx, viewer, others).await?;
    let open: Vec<ConversationId> = begun.values().flatten().copied().collect();
    let reached = reach_any(ctx, viewer, &open).await?;
    let new = others.iter().copied();
    let new = new.filter(|other| *other != viewer && !begun.contains_key(other));
    let new: Vec<UserId> = new.collect();
    let deliveries = deliver_messages(ctx, viewer, &new).await?;
    let takes = |other: &UserId| match begun.get(other) {
        Some(open) => open.is_some_and(|id| reached.contains(&id)),
        None => deliveries
            .get(other)
            .is_some_and(|delivery| *delivery != Delivery::Refused),
    };
    Ok(others.iter().copied().filter(takes).collect())
}

/// Those of these users to whom the viewer wrote, or who wrote to them, each with the conversation
/// of the two; without it where the viewer may not write in it now.
async fn find_begun(
    ctx: &Ctx,
    viewer: UserId,
    others: &[UserId],
) -> Result<HashMap<UserId, Option<ConversationId>>> {
    let db = &ctx.house.db;
    let pairs = pairs::of_pairs(db, viewer, others).await?;
    let ids: Vec<ConversationId> = pairs.iter().map(|(_, id)| *id).collect();
    let rows = sql::find_many(db, &ids).await?.into_iter();
    let rows: HashMap<ConversationId, _> = rows.map(|row| (row.id, row)).collect();
    let views = pairs::views(db, viewer, &ids).await?.into_iter();
    let own: HashMap<ConversationId, State> = views
        .map(|view| (view.conversation_id, view.state()))
        .collect();
    let begun = pairs.into_iter().filter_map(|(other, id)| {
        let row = rows.get(&id).filter(|row| row.has_messages())?;
        let own = own.get(&id).copied();
        let is_open = own.is_some_and(|own| policy::may_send(row, own).is_ok());
        Some((other, is_open.then_some(id)))
    });
    Ok(begun.collect())
}
