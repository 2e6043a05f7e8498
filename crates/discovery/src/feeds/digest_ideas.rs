//! Offers each user a handful of pins a week, in the news hub, and by mail and on devices where they
//! want it: of what was chosen for their home feed what they have not seen.
//!
//! A week is begun once. Users are walked a part of them at a time, and each has a job that is due
//! on the Monday morning of their own clock, an hour before the mails of that morning.

use std::{collections::HashSet, sync::Arc};

use accounts::{
    preferences::{
        find_cadence::{Cadence, find_offsets},
        find_choice::find_wanting,
    },
    users::locales_above,
};
use collections::pins::{self, show_pins::show_feed_beside};
use contract::{
    ids::{PinId, UserId},
    preferences::{Channel, MailCadence, NotificationKind},
};
use kernel::{ctx::Ctx, error::Result, extension, house::House, job, jobs::HOUR, tx::Tx};
use queue::NewJob;
use talk::notifications::{
    find_reader::find_reader,
    offer_ideas::{MOST, find_offered, offer_ideas, was_offered},
    policy::mail_due_ms,
};

use super::{
    choose_pins::{Chosen, Why, choose_pins},
    sql::weeks,
};
use crate::{activities::find_recent::find_recent, shopping::leave_out_offers::leave_out_offers};

/// Begins the week, where it is not begun.
pub const BEGIN_WEEK: &str = "feeds.begin_week";
/// Has some users offered ideas, and leaves the others to the next; the body is the last user of
/// those before.
pub const DIGEST_MORE: &str = "feeds.digest_more";
/// Offers a user ideas; the body is the user's id.
pub const DIGEST_IDEAS: &str = "feeds.digest_ideas";

job!(BEGIN_WEEK, every HOUR => begin_week);
job!(DIGEST_MORE => digest_more);
job!(DIGEST_IDEAS => digest_ideas);

const HOUR_MS: i64 = 60 * 60 * 1_000;
const DAY_MS: i64 = 24 * HOUR_MS;
/// Weeks begin on Sundays at five in the afternoon (UTC), an hour before the first clocks say eight
/// on Monday: the job comes once an hour. 1970 began on a Thursday.
const FIRST_WEEK_MS: i64 = 3 * DAY_MS + 17 * HOUR_MS;

/// Of the chosen pins so many that are not known are looked at.
const LOOKED_AT: usize = 30;
/// Fewer are no handful: it is left for that week.
const FEWEST: usize = 3;
/// Last close-ups that count as seen.
const CLOSEUPS: i64 = 500;

/// How users are walked.
pub struct Digesting {
    /// Users whose jobs are made by one.
    pub at_once: i64,
}

extension!(Digesting = |_| Digesting { at_once: 500 });

/// The week of a moment, by its number since 1970.
fn week_of(ms: i64) -> i64 {
    (ms - FIRST_WEEK_MS).div_euclid(7 * DAY_MS)
}

/// Body of [`BEGIN_WEEK`].
pub async fn begin_week(house: &Arc<House>) -> Result<()> {
    let now = house.now();
    let tx = house.begin().await?;
    if weeks::begin(&tx, week_of(now), now).await? {
        enqueue(&tx, DIGEST_MORE, UserId::default(), now).await?;
    }
    tx.commit().await
}

async fn enqueue(tx: &Tx, kind: &str, user: UserId, due_ms: i64) -> Result<()> {
    let body = user.to_string();
    let job = NewJob {
        kind,
        key: Some(&body),
        body: &body,
        due_ms,
    };
    Ok(queue::enqueue(tx, job).await?)
}

/// Body of [`DIGEST_MORE`].
pub async fn digest_more(house: &Arc<House>, body: &str) -> Result<()> {
    let Ok(above) = body.parse::<UserId>() else {
        return Ok(());
    };
    let (now, at_once) = (house.now(), house.get::<Digesting>().at_once);
    let tx = house.begin().await?;
    let users: Vec<UserId> = locales_above(&tx, above, at_once)
        .await?
        .into_iter()
        .map(|(user, _)| user)
        .collect();
    if let Some(last) = users.last().filter(|_| users.len() as i64 == at_once) {
        enqueue(&tx, DIGEST_MORE, *last, now).await?;
    }
    let offsets = find_offsets(&tx, &users).await?;
    let mut wanting = HashSet::new();
    for channel in Channel::ALL {
        let wanted = NotificationKind::Recommendations;
        wanting.extend(find_wanting(&tx, &users, *channel, wanted).await?);
    }
    for user in users.into_iter().filter(|user| wanting.contains(user)) {
        let monday = Cadence {
            cadence: MailCadence::Weekly,
            utc_offset_minutes: offsets.get(&user).copied().unwrap_or_default(),
        };
        // At nine they were too late for that mail: who wants one a week had them a week later.
        if let Some(mails_ms) = mail_due_ms(monday, now, 0) {
            enqueue(&tx, DIGEST_IDEAS, user, mails_ms - HOUR_MS).await?;
        }
    }
    tx.commit().await
}

/// Body of [`DIGEST_IDEAS`].
pub async fn digest_ideas(house: &Arc<House>, body: &str) -> Result<()> {
    let Ok(user) = body.parse::<UserId>() else {
        return Ok(());
    };
    let Some((_, ctx)) = find_reader(house, user).await? else {
        return Ok(());
    };
    // Choosing is the work of it.
    if was_offered(&house.db, house.now(), user).await? {
        return Ok(());
    }
    let ideas = choose_ideas(&ctx, user).await?;
    offer_ideas(house, user, &ideas).await
}

/// The best of the viewer's home feed that they have not seen, are not offered again and did not
/// make; none where these are few.
async fn choose_ideas(ctx: &Ctx, viewer: UserId) -> Result<Vec<PinId>> {
    let began = ctx.new_id();
    let chosen = choose_pins(ctx, viewer, began).await?.unseen;
    let recent = find_recent(ctx, viewer, began, CLOSEUPS).await?;
    let offered = find_offered(&ctx.house.db, ctx.now(), viewer).await?;
    let mut known: HashSet<PinId> = offered.into_iter().chain(recent.closeups).collect();
    known.extend(recent.shown.into_keys());
    let new = chosen.iter().filter(|one| !known.contains(&one.pin));
    let new: Vec<&Chosen> = new.take(LOOKED_AT).collect();
    let ids: Vec<PinId> = new.iter().map(|one| one.pin).collect();
    let rows = pins::find_many(&ctx.house.db, &ids).await?;
    let own = rows.iter().filter(|pin| pin.pinner_id == viewer);
    let own: HashSet<PinId> = own.map(|pin| pin.id).collect();
    let others = new.into_iter().filter(|one| !own.contains(&one.pin));
    let others = others.map(|one| (one.pin, one.why)).collect();
    let is_followed = |why: &Why| matches!(why, Why::Followed);
    let others = leave_out_offers(ctx, others, is_followed).await?;
    let seen = show_feed_beside(ctx, others.into_iter().map(|(pin, _)| (pin, pin))).await?;
    let ideas: Vec<PinId> = seen.into_iter().map(|(_, pin)| pin).take(MOST).collect();
    Ok(if ideas.len() < FEWEST {
        Vec::new()
    } else {
        ideas
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_begin_before_the_first_monday_morning() {
        // Sunday, 4 January 1970, 17:00, and an hour each side; in hours since 1970.
        let sunday = 3 * 24 + 17;
        for (hours, week) in [
            (0, -1),
            (sunday - 1, -1),
            (sunday, 0),
            (sunday + 7 * 24 - 1, 0),
            (sunday + 7 * 24, 1),
        ] {
            assert_eq!(week_of(hours * HOUR_MS), week, "{hours}");
        }
        // The first clocks, fourteen hours before UTC, are told of this week still.
        let first = Cadence {
            cadence: MailCadence::Weekly,
            utc_offset_minutes: 14 * 60,
        };
        let due = mail_due_ms(first, FIRST_WEEK_MS + HOUR_MS, 0);
        assert_eq!(due, Some(FIRST_WEEK_MS + 2 * HOUR_MS));
    }
}
