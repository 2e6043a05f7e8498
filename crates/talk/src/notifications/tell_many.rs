//! Tells many users the same: some statements for each hundred, and no job for each of them.

use std::collections::HashSet;

use accounts::{blocks::find_blocks::blocks_of, preferences::find_choice::find_wanting};
use contract::{
    ids::{NoticeId, UserId},
    notifications::NoticeKind,
    preferences::Channel,
};
use kernel::{
    error::Result,
    extension,
    house::{Changed, House},
    tx::Tx,
};

use super::{
    jobs::{KEPT_DAYS, day_of},
    mail_news::have_mailed,
    push_news::have_pushed,
    sql::{NoticeRow, many},
};

/// How many users are told by one job, in one transaction; further ones by the next.
pub struct Telling {
    /// Users that are looked at.
    pub at_once: i64,
}

extension!(Telling = |_| Telling { at_once: 1_000 });

/// What many users are told.
#[derive(Debug, Clone, Copy)]
pub(super) struct Told {
    pub kind: NoticeKind,
    /// What it is about, by which it is told together.
    pub object: i64,
    /// Who did it; 0 where no user did.
    pub actor_id: UserId,
    /// On which day: told twice for a day, a user hears of it once.
    pub day: i64,
}

/// Tells those of these users who want to hear of it by any channel, without who did it, and without
/// those whom a block parts from them.
pub(super) async fn tell_many(
    house: &House,
    tx: &Tx,
    mut users: Vec<UserId>,
    told: Told,
) -> Result<()> {
    users.retain(|user| *user != told.actor_id);
    if told.actor_id != UserId::default() {
        let blocks = blocks_of(tx, told.actor_id).await?;
        users.retain(|user| !blocks.part_from(*user));
    }
    let topic = told.kind.topic();
    let in_hub = find_wanting(tx, &users, Channel::News, topic).await?;
    let mailed = find_wanting(tx, &users, Channel::Email, topic).await?;
    let pushed = find_wanting(tx, &users, Channel::Push, topic).await?;
    users.retain(|user| {
        [&in_hub, &mailed, &pushed]
            .iter()
            .any(|by| by.contains(user))
    });
    // All who hold several hubs take them in the same order.
    users.sort_unstable();
    if users.is_empty() {
        return Ok(());
    }
    many::take_hubs(tx, &users).await?;
    // Now that what is being pushed meanwhile has its moment before this one.
    let now = house.now();
    let mut row = NoticeRow {
        // Who is told stands in the list.
        user_id: UserId::default(),
        id: NoticeId(house.ids.next(now)),
        day: told.day,
        kind: told.kind.name().to_owned(),
        object: told.object,
        actor_count: 1,
        last_ms: now,
        told_ms: now,
        in_hub: true,
    };
    many::forget_before(tx, day_of(now) - KEPT_DAYS, &users).await?;
    many::note(tx, &row, told.actor_id, &users).await?;
    let (shown, others): (Vec<UserId>, Vec<UserId>) = users
        .iter()
        .copied()
        .partition(|user| in_hub.contains(user));
    many::tell(tx, &row, &shown).await?;
    row.in_hub = false;
    many::tell(tx, &row, &others).await?;
    for user in &users {
        tx.changed(Changed::News(*user));
    }
    // The order of their ids stays, as it is that of receivers of messages: each may hold jobs.
    let among = |wanting: &HashSet<UserId>| -> Vec<UserId> {
        users
            .iter()
            .copied()
            .filter(|user| wanting.contains(user))
            .collect()
    };
    have_mailed(tx, now, &among(&mailed), &[topic]).await?;
    have_pushed(tx, now, &among(&pushed)).await
}
