//! Activities: what a client tells of what its user did that changes nothing
//! (specification §7 "ApiCResource", §9 "Traffic source depth").

use serde::Deserialize;
use utoipa::ToSchema;

use crate::ids::PinId;

/// `ApiCResource/create`: a batch of a client's events.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct LogActivities {
    /// In the order they happened; at most 100.
    pub events: Vec<ActivityEvent>,
}

/// What happened.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ActivityEvent {
    /// A visit to a pin's page began.
    Closeup(CloseupEvent),
}

/// A visit to a pin's page, and how the user came to it, as far as the client knows.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct CloseupEvent {
    /// Which pin.
    pub pin_id: PinId,
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

impl CloseupEvent {
    /// A visit of which nothing else is known.
    pub fn of(pin_id: PinId) -> Self {
        Self {
            pin_id,
            homefeed_source_sig: None,
            search_query: None,
            source: None,
            top_level_source: None,
            top_level_source_depth: None,
        }
    }
}
