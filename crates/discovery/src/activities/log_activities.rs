//! Logs what a client tells of what its viewer did.
//!
//! A batch becomes one row (`activity_batches`), however many events it has; what a user did
//! on purpose, which is rare, a row each (`activities`). SQLite commits what many requests
//! wrote together, so nothing is gathered in memory, where a crash would lose it.

use std::collections::HashSet;

use accounts::consents::allows_analytics::{allows_analytics, visitor_allows_analytics};
use collections::pins::show_pins::show_pins_of_board_beside;
use contract::{
    activities::LogActivities,
    answers::Done,
    errors::Code,
    ids::{ActivityId, PinId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    ids,
    tx::Tx,
};

use super::{
    count_new_versions::NewVersions,
    gather_batch::{Batch, Room, Told, gather_batch},
    jobs::{ActivityRules, DAY_MS},
    log_visitor::log_visitor,
    read_events::{ToldEvent, UUID_BYTES, details_of, read_events, read_views, tells_new_version},
    sql::{
        self, ActivityRow,
        batches::{self, BatchRow},
    },
};

/// Events of a batch at most; the buffer of a client has room for fewer (§9 "Event flush").
const MOST_EVENTS: usize = 200;
/// What a user does on purpose that is logged within a day: more than one does by hand.
const MOST_OF_DAY: i64 = 2_000;
/// Impressions of a user that are logged on a day (by UTC): ten hours at one in two seconds.
const MOST_IMPRESSIONS: i64 = 20_000;
/// Pages of a user that are logged on a day (by UTC), but for those of pins.
const MOST_VIEWS: i64 = 5_000;
/// Last batches of a user among whose events one that is told again is looked for.
const REMEMBERED: i64 = 8;

/// `ApiCResource/create`: logs a batch of events. Caller: every viewer; nothing is
/// logged of users who do not allow it, of visitors and limited log-ins whose browser does not
/// say that they allow it, and of crawlers. Left out one by one, while the others are logged:
/// events of other kinds, about pins that the caller does not see, told before, and beyond a
/// day's number. That a page is of an older version is counted for the host and kept nowhere:
/// once for a batch, and again if its answer was lost.
pub async fn log_activities(ctx: Ctx, input: LogActivities) -> Result<Done> {
    if input.events.len() > MOST_EVENTS {
        let many = Error::field(Code::InvalidInput, "events");
        return Err(many.detail(format!("a batch has at most {MOST_EVENTS} events")));
    }
    let user = ctx.viewer();
    let is_allowed = match user {
        Some(user) => allows_analytics(&ctx, user).await?,
        None => visitor_allows_analytics(&ctx),
    };
    if !is_allowed {
        return Ok(Done {});
    }
    if tells_new_version(&input.events) {
        ctx.house.get::<NewVersions>().count_new_versions();
    }
    if ctx.house.get::<ActivityRules>().kept_days == 0 {
        return Ok(Done {});
    }
    match user {
        Some(user) => log_user(&ctx, user, &input).await?,
        None => log_visitor(&ctx, input).await?,
    }
    Ok(Done {})
}

async fn log_user(ctx: &Ctx, user: UserId, input: &LogActivities) -> Result<()> {
    let told = read(ctx, input).await?;
    if told.is_empty() {
        return Ok(());
    }
    let tx = ctx.begin().await?;
    let day = ctx.now() / DAY_MS;
    let (impressions, views) = batches::begin(&tx, user, day).await?;
    let known = known_uuids(&tx, user).await?;
    let room = Room {
        on_purpose: room_today(ctx, &tx, user).await?,
        impressions: usize::try_from(MOST_IMPRESSIONS - impressions).unwrap_or(0),
        views: usize::try_from(MOST_VIEWS - views).unwrap_or(0),
    };
    let batch = gather_batch(&told, known, room);
    if batch.is_empty() {
        return Ok(());
    }
    write(ctx, &tx, user, day, &batch).await?;
    tx.commit().await
}

async fn write(ctx: &Ctx, tx: &Tx, user: UserId, day: i64, batch: &Batch<'_>) -> Result<()> {
    let row = BatchRow {
        user_id: user,
        id: ActivityId(ctx.new_id()),
        acts: batch.groups.write()?,
        logged_ms: ctx.now() - batch.youngest_ms,
    };
    batches::insert(tx, &row, &batch.uuids).await?;
    let (impressions, views) = (batch.groups.impressions(), batch.groups.views());
    if impressions + views > 0 {
        batches::count(tx, user, day, [impressions as i64, views as i64]).await?;
    }
    for (one, age_ms) in &batch.on_purpose {
        let row = ActivityRow {
            id: ActivityId(ctx.new_id()),
            user_id: user,
            kind: one.act.name().to_owned(),
            pin_id: one.pin,
            details: details_of(one.event)?,
            logged_ms: ctx.now() - age_ms,
        };
        sql::insert(tx, &row).await?;
    }
    Ok(())
}

/// What is kept of the names of events that the user told lately.
async fn known_uuids(tx: &Tx, user: UserId) -> Result<HashSet<[u8; UUID_BYTES]>> {
    let latest = batches::latest_uuids(tx, user, REMEMBERED).await?;
    let uuids = latest
        .iter()
        .flat_map(|uuids| uuids.as_chunks::<UUID_BYTES>().0);
    Ok(uuids.copied().collect())
}

/// How many events more are logged of what a user does on purpose, by when they were told:
/// what they say of their age is theirs.
async fn room_today(ctx: &Ctx, tx: &Tx, user: UserId) -> Result<usize> {
    let yesterday = ActivityId(ids::before(ids::at(ctx.now()), DAY_MS));
    let logged = sql::count_after(tx, user, yesterday).await?;
    Ok(usize::try_from(MOST_OF_DAY - logged).unwrap_or(0))
}

/// What a batch tells of pages, and of pins that the caller sees.
pub(super) async fn read<'a>(ctx: &Ctx, input: &'a LogActivities) -> Result<Told<'a>> {
    Ok(Told {
        events: seen(ctx, read_events(&input.events)).await?,
        views: read_views(&input.events),
        reported: input.report_time,
    })
}

/// The events about pins that the caller sees, which are asked for all at once: as cards,
/// which the list that showed them has just made.
async fn seen<'a>(ctx: &Ctx, mut told: Vec<ToldEvent<'a>>) -> Result<Vec<ToldEvent<'a>>> {
    let pins: HashSet<PinId> = told.iter().map(|one| one.pin).collect();
    let pins = pins.into_iter().map(|pin| (pin, pin));
    let as_cards = Ctx {
        cards: true,
        ..ctx.clone()
    };
    let shown = show_pins_of_board_beside(&as_cards, pins).await?;
    let seen: HashSet<PinId> = shown.into_iter().map(|(_, pin)| pin).collect();
    told.retain(|one| seen.contains(&one.pin));
    Ok(told)
}
