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
    sql::{CountRow, many},
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

/// Tells those of these users who want to hear of it, without who did it, and without those whom a
/// block parts from them.
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
    let wanted = find_told(tx, &users, Channel::News, told.kind).await?;
    users.retain(|user| wanted.contains(user));
    // All who hold several hubs take them in the same order.
    users.sort_unstable();
    if users.is_empty() {
        return Ok(());
    }
    many::take_hubs(tx, &users).await?;
    // Now that what was being mailed meanwhile has its moment before this one.
    let now = house.now();
    let number = house.ids.next(now);
    let row = CountRow {
        // Who is told stands in the list.
        user_id: UserId::default(),
        day: told.day,
        kind: told.kind.name().to_owned(),
        object: told.object,
        actor_count: 1,
        last_ms: now,
    };
    many::forget_before(tx, day_of(now) - KEPT_DAYS, &users).await?;
    many::note(tx, &row, told.actor_id, number, &users).await?;
    // After what is mailed in this millisecond, so that it is mailed.
    many::tell(tx, &row, NoticeId(number), now + 1, &users).await?;
    for user in &users {
        tx.changed(Changed::News(*user));
    }
    let mailed = find_told(tx, &users, Channel::Email, told.kind).await?;
    let pushed = find_told(tx, &users, Channel::Push, told.kind).await?;
    // One user after the other, as receivers of messages are: each may hold jobs.
    for user in users {
        if mailed.contains(&user) {
            have_mailed(tx, now, user).await?;
        }
        if pushed.contains(&user) {
            have_pushed(tx, now, user).await?;
        }
    }
    Ok(())
}

/// Which of these users want to be told of it by this channel; in the hub all are told of what has
/// no option.
async fn find_told(
    tx: &Tx,
    users: &[UserId],
    channel: Channel,
    kind: NoticeKind,
) -> Result<HashSet<UserId>> {
    match kind.topic() {
        Some(topic) => find_wanting(tx, users, channel, topic).await,
        None if channel == Channel::News => Ok(users.iter().copied().collect()),
        None => Ok(HashSet::new()),
    }
}
