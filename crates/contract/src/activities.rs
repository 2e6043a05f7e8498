//! Activities: what a client tells of what its user did that changes nothing
//! (specification §3 "event record", §7 "ApiCResource", §9 "Traffic source depth").

use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// `ApiCResource/create`: a batch of a client's events.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct LogActivities {
    /// In the order they happened; at most 200.
    pub events: Vec<ActivityEvent>,
    /// When the batch was sent, by the client's clock, in milliseconds.
    #[serde(default)]
    pub report_time: Option<i64>,
}

/// One event. Kinds that the server does not know are left out.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ActivityEvent {
    /// What happened: 13 that something was viewed (a pin's page with `view_type` 3, another
    /// page with another one), 12 that a pin's link was followed, 4100 that the viewer came back
    /// from there, 8001 that a card of a grid was seen (a number of this host: the specification
    /// names none), 8002 that the page is of an older version of the app than the server's (ours
    /// too; about no pin, and counted for the host alone). A 7946 stands beside each 12 (§9) and
    /// is not logged a second time.
    #[serde(default)]
    pub event_type: u32,
    /// On which kind of page: 3 on a pin's, 43, 107, 254, 3306, 44 and 45 on those of a search
    /// (§9 "Search view type codes"), 1 on others.
    #[serde(default)]
    pub view_type: Option<u32>,
    /// Which of these pages, in numbers of the client's own.
    #[serde(default)]
    pub view_parameter: Option<u32>,
    /// What else the client says of the page; kept of users up to 200 bytes of JSON.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub view_data: Option<Map<String, Value>>,
    /// In which part of the page, in numbers of the client's own.
    #[serde(default)]
    pub component: Option<u32>,
    /// The client's name for this event: one that is told again is logged once.
    #[serde(default, rename = "clientUUID")]
    pub client_uuid: Option<String>,
    /// Whether the page was before the viewer's eyes: `active` or `background`. Others count for
    /// nothing.
    #[serde(default, rename = "appState")]
    pub app_state: Option<String>,
    /// What else the client says of the event; kept of users up to 200 bytes of JSON.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub event_data: Option<Map<String, Value>>,
    /// Id of what it is about: a pin.
    #[serde(default)]
    pub object_id_str: Option<String>,
    /// When, by the client's clock, in milliseconds.
    #[serde(default)]
    pub time: Option<i64>,
    /// How the user came to it.
    #[serde(default)]
    pub aux_data: Option<TrafficSource>,
}

/// How a user came to a page, as far as the client knows.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct TrafficSource {
    /// Signature of the picture that was opened from the home feed.
    #[serde(default)]
    pub homefeed_source_sig: Option<String>,
    /// What was searched for.
    #[serde(default)]
    pub search_query: Option<String>,
    /// The page before.
    #[serde(default)]
    pub source: Option<String>,
    /// The nearest page backwards that is no close-up.
    #[serde(default)]
    pub top_level_source: Option<String>,
    /// Close-ups between that page and this one.
    #[serde(default)]
    pub top_level_source_depth: Option<u32>,
}
