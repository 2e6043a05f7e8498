//! Logs that a viewer opened a pin, and how they came to it.

use accounts::consents::allows_analytics::allows_analytics;
use contract::{feeds::ListRelatedModules, ids::ActivityId};
use kernel::{ctx::Ctx, error::Result};
use serde_json::{Map, Value};

use super::{
    jobs::ActivityRules,
    sql::{self, ActivityRow},
};

/// Characters of a text that are kept; no page of this host tells more.
const MOST_CHARACTERS: usize = 200;

/// Logs a close-up with what the viewer's page told of the way to it
/// (specification §7 "CloseupRelatedModulesFeedQuery", §9 "Traffic source depth").
/// Nothing of visitors, of viewers who do not allow it, or when the page tells
/// nothing. Caller: an operation that has asked whether the viewer sees the pin.
pub(crate) async fn log_closeup(ctx: &Ctx, input: &ListRelatedModules) -> Result<()> {
    let (Some(user_id), Some(details)) = (ctx.viewer(), told(input)) else {
        return Ok(());
    };
    if ctx.house.get::<ActivityRules>().kept_days == 0 || !allows_analytics(ctx, user_id).await? {
        return Ok(());
    }
    let row = ActivityRow {
        id: ActivityId(ctx.house.ids.next(ctx.now())),
        user_id,
        kind: "closeup".to_owned(),
        pin_id: input.pin_id,
        details,
        logged_ms: ctx.now(),
    };
    let tx = ctx.begin().await?;
    sql::insert(&tx, &row).await?;
    tx.commit().await
}

/// The way to a pin as JSON, by the names of the query's variables; none when the
/// page told nothing.
fn told(input: &ListRelatedModules) -> Option<String> {
    let texts = [
        ("homefeed_source_sig", &input.homefeed_source_sig),
        ("search_query", &input.search_query),
        ("source", &input.source),
        ("top_level_source", &input.top_level_source),
    ];
    let mut details: Map<String, Value> = texts
        .into_iter()
        .filter_map(|(name, text)| Some((name.to_owned(), clipped(text.as_deref()?))))
        .filter(|(_, text)| !text.is_empty())
        .map(|(name, text)| (name, text.into()))
        .collect();
    if let Some(depth) = input.top_level_source_depth {
        details.insert("top_level_source_depth".to_owned(), depth.into());
    }
    (!details.is_empty()).then(|| Value::Object(details).to_string())
}

fn clipped(text: &str) -> String {
    text.chars()
        .filter(|one| !one.is_control())
        .take(MOST_CHARACTERS)
        .collect()
}
