//! Logs what a client tells of what its user did.

use std::collections::BTreeMap;

use accounts::consents::allows_analytics::allows_analytics;
use collections::pins::get_pin::visible;
use contract::{
    activities::{ActivityEvent, LogActivities, TrafficSource},
    answers::Done,
    errors::{Code, Kind},
    ids::{ActivityId, PinId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    ids,
};
use serde_json::{Map, Value};

use super::{
    jobs::ActivityRules,
    sql::{self, ActivityRow},
};

/// Events of a batch at most; the buffer of a client has room for fewer (§9 "Event flush").
const MOST_EVENTS: usize = 200;
/// Events of a user that are logged within a day: more than a viewer opens by hand.
const MOST_OF_DAY: i64 = 2_000;
/// Characters of a text that are kept; no page of this host tells more.
const MOST_CHARACTERS: usize = 200;
/// Characters of the name of a kind of page.
const MOST_OF_KIND: usize = 20;
/// Something was viewed, on a pin's page.
const CLOSEUP: (u32, Option<u32>) = (13, Some(3));
/// An event is told within a day.
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// `ApiCResource/create`: logs a batch of events. Caller: every viewer; nothing is
/// logged of visitors, limited log-ins, and users who do not allow it. Events of other
/// kinds, about pins that the caller does not see, and beyond a day's number are left out.
pub async fn log_activities(ctx: Ctx, input: LogActivities) -> Result<Done> {
    if input.events.len() > MOST_EVENTS {
        let many = Error::field(Code::InvalidInput, "events");
        return Err(many.detail(format!("a batch has at most {MOST_EVENTS} events")));
    }
    let Some(user_id) = ctx.viewer() else {
        return Ok(Done {});
    };
    if ctx.house.get::<ActivityRules>().kept_days == 0 || !allows_analytics(&ctx, user_id).await? {
        return Ok(Done {});
    }
    let mut closeups = seen_closeups(&ctx, &input.events).await?;
    closeups.truncate(room_today(&ctx, user_id).await?);
    if closeups.is_empty() {
        return Ok(Done {});
    }
    let tx = ctx.begin().await?;
    for (pin_id, event) in closeups {
        let row = ActivityRow {
            id: ActivityId(ctx.new_id()),
            user_id,
            kind: "closeup".to_owned(),
            pin_id,
            details: told(event.aux_data.as_ref()),
            logged_ms: ctx.now() - age_ms(input.report_time, event.time),
        };
        sql::insert(&tx, &row).await?;
    }
    tx.commit().await?;
    Ok(Done {})
}

/// How many events more are logged of a user, by when they were told: what they say of
/// their age is theirs.
async fn room_today(ctx: &Ctx, user_id: UserId) -> Result<usize> {
    let yesterday = ActivityId(ids::before(ids::at(ctx.now()), DAY_MS));
    let logged = sql::count_after(&ctx.house.db, user_id, yesterday).await?;
    Ok(usize::try_from(MOST_OF_DAY - logged).unwrap_or(0))
}

/// The close-ups of pins that the caller sees; each pin is looked up once.
async fn seen_closeups<'a>(
    ctx: &Ctx,
    events: &'a [ActivityEvent],
) -> Result<Vec<(PinId, &'a ActivityEvent)>> {
    let mut seen = BTreeMap::new();
    let mut closeups = Vec::new();
    for event in events {
        let id = event.object_id_str.as_deref().map(str::parse::<PinId>);
        let (CLOSEUP, Some(Ok(id))) = ((event.event_type, event.view_type), id) else {
            continue;
        };
        let is_seen = match seen.get(&id) {
            Some(is_seen) => *is_seen,
            None => sees(ctx, id).await?,
        };
        seen.insert(id, is_seen);
        if is_seen {
            closeups.push((id, event));
        }
    }
    Ok(closeups)
}

async fn sees(ctx: &Ctx, id: PinId) -> Result<bool> {
    match visible(ctx, id).await {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == Kind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// How long ago it happened: both times are the client's, whose clock may be wrong.
fn age_ms(reported: Option<i64>, happened: Option<i64>) -> i64 {
    match (reported, happened) {
        (Some(reported), Some(happened)) => reported.saturating_sub(happened).clamp(0, DAY_MS),
        _ => 0,
    }
}

/// The way to a pin as JSON, by the names of the event's fields.
fn told(way: Option<&TrafficSource>) -> String {
    let way = way.cloned().unwrap_or_default();
    let texts = [
        (
            "homefeed_source_sig",
            &way.homefeed_source_sig,
            MOST_CHARACTERS,
        ),
        ("search_query", &way.search_query, MOST_CHARACTERS),
        ("source", &way.source, MOST_OF_KIND),
        ("top_level_source", &way.top_level_source, MOST_OF_KIND),
    ];
    let mut details: Map<String, Value> = texts
        .into_iter()
        .filter_map(|(name, text, most)| Some((name.to_owned(), clipped(text.as_deref()?, most))))
        .filter(|(_, text)| !text.is_empty())
        .map(|(name, text)| (name, text.into()))
        .collect();
    if let Some(depth) = way.top_level_source_depth {
        details.insert("top_level_source_depth".to_owned(), depth.into());
    }
    Value::Object(details).to_string()
}

fn clipped(text: &str, most: usize) -> String {
    text.chars()
        .filter(|one| !one.is_control())
        .take(most)
        .collect()
}
