//! Logs what a client tells of what its user did.
//!
//! A batch becomes one row (`activity_batches`), however many events it has; what a user did
//! on purpose, which is rare, a row each (`activities`). SQLite commits what many requests
//! wrote together, so nothing is gathered in memory, where a crash would lose it.

use std::collections::HashSet;

use accounts::consents::allows_analytics::allows_analytics;
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
use serde::{Deserialize, Serialize};

use super::{
    count_new_versions::NewVersions,
    jobs::{ActivityRules, DAY_MS},
    read_events::{
        Act, ToldEvent, UUID_BYTES, age_ms, read_events, tells_new_version, uuid_of, way_of,
    },
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
/// Last batches of a user among whose events one that is told again is looked for.
const REMEMBERED: i64 = 8;

/// The pins of a batch by what was done with them, each once for each kind: so no client
/// makes a pin count twice in one.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Acts {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub impressions: Vec<PinId>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub closeups: Vec<PinId>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clickthroughs: Vec<PinId>,
}

impl Acts {
    /// What a row of `activity_batches` says: it holds nothing else than what this room wrote.
    pub(super) fn read(acts: &str) -> Self {
        serde_json::from_str(acts).unwrap_or_default()
    }

    /// Notes that it was done with a pin.
    fn note(&mut self, act: Act, pin: PinId) {
        let pins = match act {
            Act::Impression => &mut self.impressions,
            Act::Closeup => &mut self.closeups,
            Act::Clickthrough => &mut self.clickthroughs,
            // Says how long the user was away, and nothing of how the pin is liked.
            Act::Return => return,
        };
        if !pins.contains(&pin) {
            pins.push(pin);
        }
    }
}

/// `ApiCResource/create`: logs a batch of events. Caller: every viewer; nothing is
/// logged of visitors, limited log-ins, and users who do not allow it. Left out one by one,
/// while the others are logged: events of other kinds, about pins that the caller does not
/// see, told before, and beyond a day's number. That a page is of an older version is counted
/// for the host and kept nowhere: once for a batch, and again if its answer was lost.
pub async fn log_activities(ctx: Ctx, input: LogActivities) -> Result<Done> {
    if input.events.len() > MOST_EVENTS {
        let many = Error::field(Code::InvalidInput, "events");
        return Err(many.detail(format!("a batch has at most {MOST_EVENTS} events")));
    }
    let Some(user) = ctx.viewer() else {
        return Ok(Done {});
    };
    if !allows_analytics(&ctx, user).await? {
        return Ok(Done {});
    }
    if tells_new_version(&input.events) {
        ctx.house.get::<NewVersions>().count_new_versions();
    }
    if ctx.house.get::<ActivityRules>().kept_days == 0 {
        return Ok(Done {});
    }
    let told = seen(&ctx, read_events(&input.events)).await?;
    if told.is_empty() {
        return Ok(Done {});
    }
    let tx = ctx.begin().await?;
    let day = ctx.now() / DAY_MS;
    let impressions = batches::begin(&tx, user, day).await?;
    let mut batch = Batch {
        acts: Acts::default(),
        uuids: Vec::new(),
        known: known_uuids(&tx, user).await?,
        on_purpose: Vec::new(),
        room: room_today(&ctx, &tx, user).await?,
        room_of_impressions: usize::try_from(MOST_IMPRESSIONS - impressions).unwrap_or(0),
        youngest_ms: DAY_MS,
    };
    for one in told {
        batch.take(one, age_ms(input.report_time, one.event.time));
    }
    if batch.is_empty() {
        return Ok(Done {});
    }
    write(&ctx, &tx, user, day, &batch).await?;
    tx.commit().await?;
    Ok(Done {})
}

/// What of a batch is logged.
struct Batch<'a> {
    acts: Acts,
    /// Of events that have names, [`UUID_BYTES`] each.
    uuids: Vec<u8>,
    /// The same of these and of those that were told before.
    known: HashSet<[u8; UUID_BYTES]>,
    /// What was done on purpose, and how long ago.
    on_purpose: Vec<(ToldEvent<'a>, i64)>,
    room: usize,
    room_of_impressions: usize,
    youngest_ms: i64,
}

impl<'a> Batch<'a> {
    /// Takes an event, if it is new and there is room.
    fn take(&mut self, one: ToldEvent<'a>, age_ms: i64) {
        let uuid = uuid_of(one.event);
        if uuid.is_some_and(|uuid| self.known.contains(&uuid)) {
            return;
        }
        let has_room = match one.act {
            Act::Impression => self.acts.impressions.len() < self.room_of_impressions,
            Act::Closeup | Act::Clickthrough | Act::Return => self.on_purpose.len() < self.room,
        };
        if !has_room {
            return;
        }
        self.acts.note(one.act, one.pin);
        if one.act != Act::Impression {
            self.on_purpose.push((one, age_ms));
        }
        if let Some(uuid) = uuid {
            self.known.insert(uuid);
            self.uuids.extend(uuid);
        }
        self.youngest_ms = self.youngest_ms.min(age_ms);
    }

    fn is_empty(&self) -> bool {
        self.acts == Acts::default() && self.on_purpose.is_empty()
    }
}

async fn write(ctx: &Ctx, tx: &Tx, user: UserId, day: i64, batch: &Batch<'_>) -> Result<()> {
    let row = BatchRow {
        user_id: user,
        id: ActivityId(ctx.new_id()),
        acts: serde_json::to_string(&batch.acts)?,
        logged_ms: ctx.now() - batch.youngest_ms,
    };
    batches::insert(tx, &row, &batch.uuids).await?;
    let impressions = batch.acts.impressions.len() as i64;
    if impressions > 0 {
        batches::count(tx, user, day, impressions).await?;
    }
    for (one, age_ms) in &batch.on_purpose {
        let row = ActivityRow {
            id: ActivityId(ctx.new_id()),
            user_id: user,
            kind: one.act.name().to_owned(),
            pin_id: one.pin,
            details: way_of(one.event),
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
