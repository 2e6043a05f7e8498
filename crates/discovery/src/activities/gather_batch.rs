//! Gathers what of a batch of events is logged.

use std::collections::HashSet;

use contract::activities::ActivityEvent;

use super::{
    jobs::DAY_MS,
    note_act::Groups,
    read_events::{Act, ToldEvent, UUID_BYTES, age_ms, uuid_of},
};

/// How many events, by their kinds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Room {
    /// Of what is done on purpose with pins.
    pub on_purpose: usize,
    /// Of pins that are shown.
    pub impressions: usize,
    /// Of pages that are opened and are no pin's.
    pub views: usize,
}

/// What a client told, as far as the caller sees it.
pub(super) struct Told<'a> {
    /// What happened to pins.
    pub events: Vec<ToldEvent<'a>>,
    /// Pages that were opened and are no pin's.
    pub views: Vec<&'a ActivityEvent>,
    /// When the batch was sent, by the client's clock.
    pub reported: Option<i64>,
}

/// What of a batch is logged.
pub(super) struct Batch<'a> {
    /// All of it, by the page on which it happened.
    pub groups: Groups<'a>,
    /// Of events that have names, [`UUID_BYTES`] each, in their order.
    pub uuids: Vec<u8>,
    /// What was done on purpose, and how long ago.
    pub on_purpose: Vec<(ToldEvent<'a>, i64)>,
    /// How long ago the last of it happened.
    pub youngest_ms: i64,
    /// The names of these events and of those that were told before.
    known: HashSet<[u8; UUID_BYTES]>,
    room: Room,
}

/// Takes the events that are new, as far as there is room today: `known` are names of events
/// that were told before.
pub(super) fn gather_batch<'a>(
    told: &Told<'a>,
    known: HashSet<[u8; UUID_BYTES]>,
    room: Room,
) -> Batch<'a> {
    let mut batch = Batch {
        groups: Groups::default(),
        uuids: Vec::new(),
        on_purpose: Vec::new(),
        youngest_ms: DAY_MS,
        known,
        room,
    };
    for one in &told.events {
        batch.take(*one, age_ms(told.reported, one.event.time));
    }
    for view in &told.views {
        batch.take_view(view, age_ms(told.reported, view.time));
    }
    batch
}

impl Told<'_> {
    /// Whether it is nothing.
    pub(super) fn is_empty(&self) -> bool {
        self.events.is_empty() && self.views.is_empty()
    }
}

impl<'a> Batch<'a> {
    /// How many events of it are logged.
    pub(super) fn used(&self) -> Room {
        Room {
            on_purpose: self.on_purpose.len(),
            impressions: self.groups.impressions(),
            views: self.groups.views(),
        }
    }

    /// Whether nothing of it is logged.
    pub(super) fn is_empty(&self) -> bool {
        self.groups.is_empty() && self.on_purpose.is_empty()
    }

    fn take(&mut self, one: ToldEvent<'a>, age_ms: i64) {
        let has_room = match one.act {
            Act::Impression => self.groups.impressions() < self.room.impressions,
            Act::Closeup | Act::Clickthrough | Act::Return => {
                self.on_purpose.len() < self.room.on_purpose
            }
        };
        if !has_room || !self.meet(one.event, age_ms) {
            return;
        }
        self.groups.note_act(one.act, one.pin, one.event);
        if one.act != Act::Impression {
            self.on_purpose.push((one, age_ms));
        }
    }

    fn take_view(&mut self, view: &'a ActivityEvent, age_ms: i64) {
        if self.groups.views() < self.room.views && self.meet(view, age_ms) {
            self.groups.note_view(view);
        }
    }

    /// Notes an event's name and age; answers whether it is new.
    fn meet(&mut self, event: &ActivityEvent, age_ms: i64) -> bool {
        if let Some(uuid) = uuid_of(event) {
            if !self.known.insert(uuid) {
                return false;
            }
            self.uuids.extend(uuid);
        }
        self.youngest_ms = self.youngest_ms.min(age_ms);
        true
    }
}
