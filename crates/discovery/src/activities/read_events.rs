//! Reads what clients tell of events: which kinds are known, and what is kept of them.

use contract::{
    activities::{ActivityEvent, TrafficSource},
    ids::PinId,
};
use serde::Serialize;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use super::jobs::DAY_MS;

/// Characters of a text that are kept; no page of this host tells more.
const MOST_CHARACTERS: usize = 200;
/// Characters of the name of a kind of page.
const MOST_OF_KIND: usize = 20;
/// Bytes of JSON of what clients say in words of their own.
const MOST_BYTES: usize = 200;

/// What a user did, or had before their eyes, as far as it is logged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Act {
    /// Half of a pin's card was in sight for a second.
    Impression,
    /// A pin's page was opened.
    Closeup,
    /// A pin's link was followed.
    Clickthrough,
    /// The user came back from where a pin's link led.
    Return,
}

impl Act {
    /// How the log calls it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Impression => "impression",
            Self::Closeup => "closeup",
            Self::Clickthrough => "clickthrough",
            Self::Return => "return",
        }
    }
}

/// An event of a known kind about a pin, which may not exist.
#[derive(Debug, Clone, Copy)]
pub(super) struct ToldEvent<'a> {
    pub act: Act,
    pub pin: PinId,
    pub event: &'a ActivityEvent,
}

/// The events of known kinds that name a pin, in their order; others are left out.
pub(super) fn read_events(events: &[ActivityEvent]) -> Vec<ToldEvent<'_>> {
    let read = |event| {
        let act = act_of(event)?;
        let pin = event.object_id_str.as_deref()?.parse().ok()?;
        Some(ToldEvent { act, pin, event })
    };
    events.iter().filter_map(read).collect()
}

/// The events that tell of a page that was opened and is no pin's: context events (§7, §9), in
/// their order.
pub(super) fn read_views(events: &[ActivityEvent]) -> Vec<&ActivityEvent> {
    let is_view = |event: &&ActivityEvent| {
        event.event_type == 13 && event.view_type.is_some_and(|kind| kind != 3)
    };
    events.iter().filter(is_view).collect()
}

/// Where something happened, as an event's record says (§3).
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub(super) struct EventContext<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    view_type: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view_parameter: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view_data: Option<&'a Map<String, Value>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    component: Option<u32>,
    #[serde(rename = "appState", skip_serializing_if = "Option::is_none")]
    app_state: Option<&'static str>,
}

/// Where an event happened, as far as that is kept.
pub(super) fn context_of(event: &ActivityEvent) -> EventContext<'_> {
    EventContext {
        view_type: event.view_type,
        view_parameter: event.view_parameter,
        view_data: short(event.view_data.as_ref()),
        component: event.component,
        app_state: match event.app_state.as_deref() {
            Some("active") => Some("active"),
            Some("background") => Some("background"),
            _ => None,
        },
    }
}

/// What a client says in words of its own, unless it is nothing or too much.
pub(super) fn short(data: Option<&Map<String, Value>>) -> Option<&Map<String, Value>> {
    let data = data.filter(|data| !data.is_empty())?;
    let bytes = serde_json::to_string(data).map_or(usize::MAX, |text| text.len());
    (bytes <= MOST_BYTES).then_some(data)
}

/// Whether a page says that the server has a newer version of the app (§7 "a once-only 'new
/// version available' metric"); 8002 is this host's own.
pub(super) fn tells_new_version(events: &[ActivityEvent]) -> bool {
    events.iter().any(|event| event.event_type == 8_002)
}

/// What an event's codes mean (§9 "Event flush"); 8001 is this host's own.
fn act_of(event: &ActivityEvent) -> Option<Act> {
    match (event.event_type, event.view_type) {
        (13, Some(3)) => Some(Act::Closeup),
        (12, _) => Some(Act::Clickthrough),
        (4_100, _) => Some(Act::Return),
        (8_001, _) => Some(Act::Impression),
        _ => None,
    }
}

/// How long ago it happened: both times are the client's, whose clock may be wrong.
pub(super) fn age_ms(reported: Option<i64>, happened: Option<i64>) -> i64 {
    match (reported, happened) {
        (Some(reported), Some(happened)) => reported.saturating_sub(happened).clamp(0, DAY_MS),
        _ => 0,
    }
}

/// Bytes of [`uuid_of`].
pub(super) const UUID_BYTES: usize = 8;

/// What is kept of the name that a client gave an event; none where it gave none. Two of
/// the few events that it is compared with have the same by chance once in many millions
/// of years.
pub(super) fn uuid_of(event: &ActivityEvent) -> Option<[u8; UUID_BYTES]> {
    let name = event.client_uuid.as_deref().filter(|name| !name.is_empty());
    let hash = Sha256::digest(name?);
    hash.first_chunk().copied()
}

/// What is kept of something that was done on purpose, as JSON by the names of the event's
/// fields: the way to the pin, where it happened, and what the client says beside.
pub(super) fn details_of(event: &ActivityEvent) -> serde_json::Result<String> {
    #[derive(Serialize)]
    struct Details<'a> {
        #[serde(flatten)]
        way: Map<String, Value>,
        #[serde(flatten)]
        context: EventContext<'a>,
        #[serde(skip_serializing_if = "Option::is_none")]
        event_data: Option<&'a Map<String, Value>>,
    }
    serde_json::to_string(&Details {
        way: way_of(event),
        context: context_of(event),
        event_data: short(event.event_data.as_ref()),
    })
}

/// The way to a pin, by the names of the event's fields.
fn way_of(event: &ActivityEvent) -> Map<String, Value> {
    let way: TrafficSource = event.aux_data.clone().unwrap_or_default();
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
    details
}

/// What was searched for on the way to a pin; none where it was not found by words.
pub(super) fn search_of(event: &ActivityEvent) -> Option<String> {
    let said = event.aux_data.as_ref()?.search_query.as_deref()?;
    let search = clipped(said, MOST_CHARACTERS);
    (!search.trim().is_empty()).then_some(search)
}

fn clipped(text: &str, most: usize) -> String {
    text.chars()
        .filter(|one| !one.is_control())
        .take(most)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_mean_acts() {
        let event = |event_type, view_type| ActivityEvent {
            event_type,
            view_type,
            ..ActivityEvent::default()
        };
        for (event_type, view_type, expected) in [
            (13, Some(3), Some(Act::Closeup)),
            (13, Some(9), None),
            (13, Some(1), None),
            (13, None, None),
            (12, None, Some(Act::Clickthrough)),
            (12, Some(3), Some(Act::Clickthrough)),
            // Stands beside each 12.
            (7_946, Some(3), None),
            (4_100, Some(3), Some(Act::Return)),
            (8_001, Some(1), Some(Act::Impression)),
            // About the page, and no pin.
            (8_002, None, None),
            (0, None, None),
            (u32::MAX, Some(u32::MAX), None),
        ] {
            let found = act_of(&event(event_type, view_type));
            assert_eq!(found, expected, "{event_type} {view_type:?}");
        }
    }

    #[test]
    fn pages_that_are_no_pins_are_views() {
        for (event_type, view_type, expected) in [
            (13, Some(1), 1),
            (13, Some(43), 1),
            (13, Some(9), 1),
            (13, Some(3), 0),
            // Says of no page that it was opened.
            (13, None, 0),
            (12, Some(1), 0),
            (8_001, Some(43), 0),
        ] {
            let event = ActivityEvent {
                event_type,
                view_type,
                ..ActivityEvent::default()
            };
            let views = read_views(&[event]).len();
            assert_eq!(views, expected, "{event_type} {view_type:?}");
        }
    }

    #[test]
    fn a_clients_own_words_are_kept_where_they_are_few() {
        let of = |text: String| Map::from_iter([("a".to_owned(), Value::from(text))]);
        // {"a":""}
        for (data, kept) in [
            (of("b".repeat(192)), true),
            (of("b".repeat(193)), false),
            (of("\u{0}".into()), true),
            (Map::new(), false),
        ] {
            assert_eq!(short(Some(&data)).is_some(), kept, "{data:?}");
        }
        assert_eq!(short(None), None);
    }

    #[test]
    fn details_have_the_whole_record() {
        let event = ActivityEvent {
            view_type: Some(43),
            view_parameter: Some(2),
            component: Some(1),
            app_state: Some("active".into()),
            view_data: Map::from_iter([("handler".to_owned(), "search".into())]).into(),
            event_data: Map::from_iter([("away_ms".to_owned(), 7.into())]).into(),
            aux_data: Some(TrafficSource {
                source: Some("search".into()),
                ..TrafficSource::default()
            }),
            ..ActivityEvent::default()
        };
        let expected = "{\"source\":\"search\",\"view_type\":43,\"view_parameter\":2,\
                        \"view_data\":{\"handler\":\"search\"},\"component\":1,\
                        \"appState\":\"active\",\"event_data\":{\"away_ms\":7}}";
        assert_eq!(details_of(&event).unwrap(), expected);
        let odd = ActivityEvent {
            app_state: Some("asleep".into()),
            ..ActivityEvent::default()
        };
        assert_eq!(details_of(&odd).unwrap(), "{}");
    }

    #[test]
    fn events_without_a_pin_are_left_out() {
        let of = |id: Option<&str>| ActivityEvent {
            event_type: 12,
            object_id_str: id.map(str::to_owned),
            ..ActivityEvent::default()
        };
        let huge = "9".repeat(10_000);
        let odd = [
            None,
            Some(""),
            Some("robin"),
            Some("1.5"),
            Some("\u{0}7"),
            Some(huge.as_str()),
        ];
        let mut events: Vec<ActivityEvent> = odd.into_iter().map(of).collect();
        events.push(of(Some("7")));
        let read: Vec<PinId> = read_events(&events).iter().map(|one| one.pin).collect();
        assert_eq!(read, [PinId(7)]);
    }

    #[test]
    fn ages_are_between_nothing_and_a_day() {
        for (reported, happened, expected) in [
            (Some(6_000), Some(5_000), 1_000),
            (Some(6_000), Some(9_000), 0),
            (Some(i64::MAX), Some(i64::MIN), DAY_MS),
            (Some(i64::MIN), Some(i64::MAX), 0),
            (None, Some(0), 0),
            (Some(i64::MAX), None, 0),
        ] {
            assert_eq!(
                age_ms(reported, happened),
                expected,
                "{reported:?} {happened:?}"
            );
        }
    }

    #[test]
    fn an_event_is_known_by_its_clients_name_for_it() {
        let named = |name: Option<&str>| {
            uuid_of(&ActivityEvent {
                client_uuid: name.map(str::to_owned),
                ..ActivityEvent::default()
            })
        };
        assert_eq!((named(None), named(Some(""))), (None, None));
        assert_eq!(named(Some("a1")), named(Some("a1")));
        assert_ne!(named(Some("a1")), named(Some("a2")));
    }
}
