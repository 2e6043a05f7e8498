//! Jobs of the room `notifications`. Each may run twice.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use accounts::{
    preferences::find_choice::{Wanted, find_wanted},
    users,
};
use contract::{
    ids::{NoticeId, UserId},
    notifications::NoticeKind,
    preferences::Channel,
};
use kernel::{
    error::Result,
    house::{Changed, House},
    job,
    jobs::HOUR,
    tx::Tx,
};

use super::{
    hand_out_announcement::hand_out_announcement,
    mail_news::{have_mailed, mail_news},
    push_news::{have_pushed, push_news},
    sql::{self, CountRow, NoticeRow, Thing},
    tell_followers::tell_followers,
};

/// Tells a user what happened, all of it that happened with one thing on one day in one notice;
/// the body is the user's id, and whether it was what many may do that waited for it.
pub const GATHER: &str = "notifications.gather";

/// Mails a user what is news to them by one cadence; the body is the user's id, and the cadence.
pub const MAIL: &str = "notifications.mail";

/// Pushes to a user's devices what is news to them; the body is the user's id. Has workers of its
/// own, so that no other job waits for push services.
pub const PUSH: &str = "notifications.push";

/// Tells the followers of a board that a user put pins there, a part of them at a time; the body
/// says which, and how far it is.
pub const TELL_FOLLOWERS: &str = "notifications.tell_followers";

/// Tells users what the host announces, a part of them at a time; the body is the announcement, and
/// the last user who was told.
pub const HAND_OUT: &str = "notifications.hand_out_announcement";

/// Forgets which boards' followers were told.
pub const TIDY: &str = "notifications.tidy";

job!(GATHER => gather);
job!(MAIL => mail_news);
job!(PUSH => push_news);
job!(TELL_FOLLOWERS => tell_followers);
job!(HAND_OUT => hand_out_announcement);
job!(TIDY, every HOUR => tidy);

/// Days before this one that are gathered as well: a job that was made before midnight may run
/// after it, and an hour's trouble with the queue is not lost.
const GATHERED_DAYS: i64 = 1;
/// Days for which notices are kept.
pub(super) const KEPT_DAYS: i64 = 90;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// The day of a moment, in days since 1970 (UTC).
pub(super) fn day_of(ms: i64) -> i64 {
    ms.div_euclid(DAY_MS)
}

/// What [`GATHER`] is told.
pub(super) fn body(user: UserId, is_mass: bool) -> String {
    match is_mass {
        true => format!("{user} {MANY}"),
        false => user.to_string(),
    }
}

const MANY: &str = "many";

/// Body of [`GATHER`].
pub async fn gather(house: &Arc<House>, body: &str) -> Result<()> {
    let mut words = body.split(' ');
    let Some(user) = words.next().and_then(|id| id.parse::<UserId>().ok()) else {
        return Ok(());
    };
    let is_mass = words.next() == Some(MANY);
    let tx = house.begin().await?;
    if users::find(&tx, user).await?.is_none() {
        // Erased meanwhile: what was noted since belongs to no user.
        sql::forget_before(&tx, user, i64::MAX).await?;
        return tx.commit().await;
    }
    let today = day_of(house.now());
    sql::take_hub(&tx, user, is_mass.then(|| house.now())).await?;
    let now = house.now();
    sql::forget_before(&tx, user, today - KEPT_DAYS).await?;
    let since = today - GATHERED_DAYS;
    let wanted = find_wanted(&tx, user).await?;
    drop_unwanted(&tx, user, since, &wanted).await?;
    let told: HashMap<Thing, NoticeRow> = sql::told_since(&tx, user, since)
        .await?
        .into_iter()
        .map(|row| (row.thing(), row))
        .collect();
    let counted = sql::count_since(&tx, user, since).await?;
    let there: HashSet<Thing> = counted.iter().map(CountRow::thing).collect();
    let hub = sql::hub(&tx, user).await?;
    let mut is_news = false;
    let mut topics = Vec::new();
    for row in counted {
        let known = told.get(&row.thing());
        let new = NoticeRow {
            id: known.map_or_else(|| NoticeId(house.ids.next(now)), |known| known.id),
            // After what a mail told of it, whatever clocks say.
            told_ms: known.map_or(now, |known| now.max(known.told_ms + 1)),
            in_hub: is_wanted_in_hub(&wanted, row.kind()),
            user_id: user,
            day: row.day,
            kind: row.kind,
            object: row.object,
            actor_count: row.actor_count,
            last_ms: row.last_ms,
        };
        let new = match known {
            Some(known) => new.after(known, hub.seen_ms),
            None => new,
        };
        if known != Some(&new) {
            sql::tell(&tx, &new).await?;
            is_news = true;
            topics.extend(new.kind().map(NoticeKind::topic));
        }
    }
    for (thing, row) in &told {
        if !there.contains(thing) {
            sql::untell(&tx, user, row.id).await?;
            is_news = true;
        }
    }
    if is_news {
        tx.changed(Changed::News(user));
        have_mailed(&tx, now, &[user], &topics).await?;
        have_pushed(&tx, now, &[user]).await?;
    }
    tx.commit().await
}

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    sql::boards::forget_before(&tx, day_of(house.now()) - GATHERED_DAYS).await?;
    tx.commit().await
}

/// Whether the user wants to hear of it in the hub; what a newer version notes it tells.
fn is_wanted_in_hub(wanted: &Wanted, kind: Option<NoticeKind>) -> bool {
    kind.is_none_or(|kind| wanted.by(Channel::News, kind.topic()))
}

/// Forgets what the user wants to hear of by no channel.
async fn drop_unwanted(tx: &Tx, user: UserId, since: i64, wanted: &Wanted) -> Result<()> {
    let off: Vec<&str> = NoticeKind::ALL
        .iter()
        .filter(|kind| !wanted.by_any(kind.topic()))
        .map(|kind| kind.name())
        .collect();
    if off.is_empty() {
        return Ok(());
    }
    sql::forget_kinds(tx, user, since, &off).await
}
