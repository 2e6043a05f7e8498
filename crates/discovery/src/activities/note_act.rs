//! Groups what a batch tells by the page on which it happened, as it is kept.

use contract::{activities::ActivityEvent, ids::PinId};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::read_events::{Act, EventContext, context_of, search_of, short};

/// Searches of a batch that are noted: a batch is of ten seconds.
const MOST_SEARCHES: usize = 10;

/// The pins of a batch by what was done with them, each once for each kind: so no client
/// makes a pin count twice in one.
#[derive(Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub(super) struct Acts {
    pub impressions: Vec<PinId>,
    pub closeups: Vec<PinId>,
    pub clickthroughs: Vec<PinId>,
    /// What was searched for on the way to close-ups, as it was typed, each once.
    pub searches: Vec<String>,
}

impl Acts {
    /// What a kept batch says: it holds nothing else than what this room wrote.
    pub(super) fn read(acts: &str) -> Self {
        // As it was kept before 30 November 2026: without contexts, and so one group.
        if !acts.starts_with('[') {
            return serde_json::from_str(acts).unwrap_or_default();
        }
        let groups: Vec<Self> = serde_json::from_str(acts).unwrap_or_default();
        let mut all = Self::default();
        for group in groups {
            all.impressions.extend(group.impressions);
            all.closeups.extend(group.closeups);
            all.clickthroughs.extend(group.clickthroughs);
            all.searches.extend(group.searches);
        }
        all
    }

    fn of(&mut self, act: Act) -> Option<&mut Vec<PinId>> {
        match act {
            Act::Impression => Some(&mut self.impressions),
            Act::Closeup => Some(&mut self.closeups),
            Act::Clickthrough => Some(&mut self.clickthroughs),
            // Says how long the user was away, and nothing of how the pin is liked.
            Act::Return => None,
        }
    }
}

/// What happened on pages of one kind.
#[derive(Debug, Serialize)]
struct Group<'a> {
    #[serde(flatten)]
    context: EventContext<'a>,
    /// Pages that were opened, but for those of pins.
    #[serde(skip_serializing_if = "is_none")]
    views: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    impressions: Vec<PinId>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    closeups: Vec<PinId>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    clickthroughs: Vec<PinId>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    searches: Vec<String>,
    /// What was told beside impressions and views; what is done on purpose has it in rows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    event_data: Vec<Beside<'a>>,
}

#[derive(Debug, Serialize)]
struct Beside<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pin_id: Option<PinId>,
    data: &'a Map<String, Value>,
}

fn is_none(number: &usize) -> bool {
    *number == 0
}

/// What a batch tells, by the page and the part of it on which it happened.
#[derive(Debug, Default)]
pub(super) struct Groups<'a> {
    groups: Vec<Group<'a>>,
    /// The pins of all groups.
    all: Acts,
    views: usize,
}

impl<'a> Groups<'a> {
    /// Notes that it was done with a pin; the first time alone.
    pub(super) fn note_act(&mut self, act: Act, pin: PinId, event: &'a ActivityEvent) {
        let Some(known) = self.all.of(act) else {
            return;
        };
        if known.contains(&pin) {
            return;
        }
        known.push(pin);
        let search = self.new_search(act, event);
        let group = self.group_of(event);
        match act {
            Act::Impression => {
                group.impressions.push(pin);
                group.note_data(Some(pin), event);
            }
            Act::Closeup => group.closeups.push(pin),
            Act::Clickthrough => group.clickthroughs.push(pin),
            Act::Return => {}
        }
        group.searches.extend(search);
    }

    /// Notes that a page was opened, which is no pin's.
    pub(super) fn note_view(&mut self, event: &'a ActivityEvent) {
        self.views += 1;
        let group = self.group_of(event);
        group.views += 1;
        group.note_data(None, event);
    }

    /// How many pins were shown.
    pub(super) fn impressions(&self) -> usize {
        self.all.impressions.len()
    }

    /// How many pages were opened, which are no pin's.
    pub(super) fn views(&self) -> usize {
        self.views
    }

    /// Whether nothing was noted.
    pub(super) fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// As a batch keeps it: [`Acts::read`] reads it.
    pub(super) fn write(&self) -> serde_json::Result<String> {
        serde_json::to_string(&self.groups)
    }

    /// What was searched for before a close-up, unless the batch has it.
    fn new_search(&mut self, act: Act, event: &ActivityEvent) -> Option<String> {
        let known = &mut self.all.searches;
        let search = search_of(event).filter(|search| {
            act == Act::Closeup && known.len() < MOST_SEARCHES && !known.contains(search)
        })?;
        known.push(search.clone());
        Some(search)
    }

    fn group_of(&mut self, event: &'a ActivityEvent) -> &mut Group<'a> {
        let context = context_of(event);
        let found = self
            .groups
            .iter()
            .rposition(|group| group.context == context);
        let at = found.unwrap_or(self.groups.len());
        if found.is_none() {
            self.groups.push(Group {
                context,
                views: 0,
                impressions: Vec::new(),
                closeups: Vec::new(),
                clickthroughs: Vec::new(),
                searches: Vec::new(),
                event_data: Vec::new(),
            });
        }
        &mut self.groups[at]
    }
}

impl<'a> Group<'a> {
    fn note_data(&mut self, pin_id: Option<PinId>, event: &'a ActivityEvent) {
        let told = short(event.event_data.as_ref());
        self.event_data
            .extend(told.map(|data| Beside { pin_id, data }));
    }
}

#[cfg(test)]
mod tests {
    use contract::activities::TrafficSource;
    use serde_json::json;

    use super::*;

    fn on(view_type: u32) -> ActivityEvent {
        ActivityEvent {
            view_type: Some(view_type),
            ..ActivityEvent::default()
        }
    }

    #[test]
    fn a_pin_stands_once_for_each_kind_where_it_was_first() {
        let (home, search, page) = (on(1), on(43), on(3));
        let mut groups = Groups::default();
        groups.note_act(Act::Impression, PinId(7), &search);
        groups.note_act(Act::Impression, PinId(7), &home);
        groups.note_act(Act::Impression, PinId(8), &home);
        groups.note_act(Act::Closeup, PinId(7), &search);
        groups.note_act(Act::Clickthrough, PinId(7), &home);
        groups.note_act(Act::Return, PinId(9), &page);
        groups.note_view(&search);
        groups.note_view(&search);
        let kept = groups.write().unwrap();
        let expected = json!([
            { "view_type": 43, "views": 2, "impressions": ["7"], "closeups": ["7"] },
            { "view_type": 1, "impressions": ["8"], "clickthroughs": ["7"] },
        ]);
        assert_eq!(
            serde_json::from_str::<Value>(&kept).unwrap(),
            expected,
            "{kept}"
        );
        assert_eq!((groups.impressions(), groups.views()), (2, 2));
        let read = Acts::read(&kept);
        assert_eq!(read.impressions, [PinId(7), PinId(8)]);
        assert_eq!(
            (read.closeups, read.clickthroughs),
            (vec![PinId(7)], vec![PinId(7)])
        );
    }

    #[test]
    fn pages_differ_by_all_that_is_told_of_them() {
        let data = json!({ "handler": "index" });
        let kinds = [
            on(1),
            ActivityEvent {
                view_parameter: Some(5),
                ..on(1)
            },
            ActivityEvent {
                component: Some(2),
                ..on(1)
            },
            ActivityEvent {
                app_state: Some("background".into()),
                ..on(1)
            },
            ActivityEvent {
                view_data: data.as_object().cloned(),
                ..on(1)
            },
        ];
        let mut groups = Groups::default();
        for event in kinds.iter().chain(&kinds) {
            groups.note_view(event);
        }
        let kept: Value = serde_json::from_str(&groups.write().unwrap()).unwrap();
        let expected = json!([
            { "view_type": 1, "views": 2 },
            { "view_type": 1, "view_parameter": 5, "views": 2 },
            { "view_type": 1, "component": 2, "views": 2 },
            { "view_type": 1, "appState": "background", "views": 2 },
            { "view_type": 1, "view_data": data, "views": 2 },
        ]);
        assert_eq!(kept, expected);
    }

    #[test]
    fn what_is_told_of_an_impression_stands_beside_it() {
        let slot = ActivityEvent {
            event_data: json!({ "slot": 3 }).as_object().cloned(),
            ..on(1)
        };
        let mut groups = Groups::default();
        groups.note_act(Act::Impression, PinId(7), &slot);
        groups.note_act(Act::Closeup, PinId(7), &slot);
        groups.note_view(&slot);
        let kept: Value = serde_json::from_str(&groups.write().unwrap()).unwrap();
        let told = json!([{ "pin_id": "7", "data": { "slot": 3 } }, { "data": { "slot": 3 } }]);
        assert_eq!(kept[0]["event_data"], told);
    }

    #[test]
    fn searches_that_led_to_pins_stand_once_and_ten_at_most() {
        let found_by = |search: &str| ActivityEvent {
            aux_data: Some(TrafficSource {
                search_query: Some(search.into()),
                ..TrafficSource::default()
            }),
            ..on(3)
        };
        let words = ["oak", "oak", " "].map(str::to_owned).into_iter();
        let many = (0..12).map(|number| format!("oak {number}"));
        let events: Vec<ActivityEvent> = words.chain(many).map(|word| found_by(&word)).collect();
        let mut groups = Groups::default();
        for (pin, event) in (1..).map(PinId).zip(&events) {
            groups.note_act(Act::Impression, pin, event);
            groups.note_act(Act::Closeup, pin, event);
        }
        let read = Acts::read(&groups.write().unwrap());
        assert_eq!((read.searches.len(), read.closeups.len()), (10, 15));
        assert_eq!(read.searches[..2], ["oak", "oak 0"]);
    }

    #[test]
    fn batches_from_before_contexts_are_read() {
        let old = Acts::read("{\"impressions\":[\"7\"],\"closeups\":[\"8\"]}");
        assert_eq!(
            (old.impressions, old.closeups),
            (vec![PinId(7)], vec![PinId(8)])
        );
        assert_eq!(Acts::read("nothing of ours"), Acts::default());
    }
}
