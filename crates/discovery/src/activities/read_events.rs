//! Reads what clients tell of events: which kinds are known, and what is kept of them.

use contract::{
    activities::{ActivityEvent, TrafficSource},
    ids::PinId,
};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use super::jobs::DAY_MS;

/// Characters of a text that are kept; no page of this host tells more.
const MOST_CHARACTERS: usize = 200;
/// Characters of the name of a kind of page.
const MOST_OF_KIND: usize = 20;

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

/// The way to a pin as JSON, by the names of the event's fields.
pub(super) fn way_of(event: &ActivityEvent) -> String {
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
    Value::Object(details).to_string()
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
