//! Logs what a client tells of what its user did.

use accounts::consents::allows_analytics::allows_analytics;
use collections::pins::get_pin::visible;
use contract::{
    activities::{ActivityEvent, CloseupEvent, LogActivities},
    answers::Done,
    errors::{Code, Kind},
    ids::{ActivityId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use serde_json::{Map, Value};

use super::{
    jobs::ActivityRules,
    sql::{self, ActivityRow},
};

/// Events of a batch at most.
const MOST_EVENTS: usize = 100;
/// Characters of a text that are kept; no page of this host tells more.
const MOST_CHARACTERS: usize = 200;

/// `ApiCResource/create`: logs a batch of events. Caller: every viewer; what
/// visitors tell is not logged, nor what users do not allow. An event about a pin that the
/// caller does not see is left out, the others are logged.
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
    let mut rows = Vec::new();
    for ActivityEvent::Closeup(event) in &input.events {
        match visible(&ctx, event.pin_id).await {
            Ok(_) => rows.push(closeup(&ctx, user_id, event)),
            Err(error) if error.kind() == Kind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    if rows.is_empty() {
        return Ok(Done {});
    }
    let tx = ctx.begin().await?;
    for row in &rows {
        sql::insert(&tx, row).await?;
    }
    tx.commit().await?;
    Ok(Done {})
}

fn closeup(ctx: &Ctx, user_id: UserId, event: &CloseupEvent) -> ActivityRow {
    ActivityRow {
        id: ActivityId(ctx.new_id()),
        user_id,
        kind: "closeup".to_owned(),
        pin_id: event.pin_id,
        details: told(event),
        logged_ms: ctx.now(),
    }
}

/// The way to a pin as JSON, by the names of the event's fields.
fn told(event: &CloseupEvent) -> String {
    let texts = [
        ("homefeed_source_sig", &event.homefeed_source_sig),
        ("search_query", &event.search_query),
        ("source", &event.source),
        ("top_level_source", &event.top_level_source),
    ];
    let mut details: Map<String, Value> = texts
        .into_iter()
        .filter_map(|(name, text)| Some((name.to_owned(), clipped(text.as_deref()?))))
        .filter(|(_, text)| !text.is_empty())
        .map(|(name, text)| (name, text.into()))
        .collect();
    if let Some(depth) = event.top_level_source_depth {
        details.insert("top_level_source_depth".to_owned(), depth.into());
    }
    Value::Object(details).to_string()
}

fn clipped(text: &str) -> String {
    text.chars()
        .filter(|one| !one.is_control())
        .take(MOST_CHARACTERS)
        .collect()
}
