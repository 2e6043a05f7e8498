//! The graph as it lies in memory: two sides, items and groups, each with the lists of
//! its neighbours on the other.
//!
//! Invariant: after each change an edge stands in both of its lists or in neither, once.
//! Its room is fixed; what needs more is told [`Full`], and the writer makes a larger copy.
//! An index is not used again before that, so a walk that still reads the former adjacency, or
//! a place that a list has left, never takes one node for another.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use crate::{
    lists::{self, Lists},
    names::{self, Names},
};

/// Nodes of one side: their ids, and the lists of their neighbours.
pub(crate) struct Side {
    pub(crate) names: Names,
    pub(crate) lists: Lists,
}

/// Items and groups, and which item is in which group.
pub(crate) struct Adjacency {
    pub(crate) items: Side,
    pub(crate) groups: Side,
    /// What the caller noted of items, by index.
    notes: Box<[AtomicU32]>,
}

/// Nodes and entries of lists of one side that there is room for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Room {
    pub(crate) nodes: usize,
    pub(crate) entries: usize,
}

/// There is no room for a change: it was not made. What it needs beside what is there.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Full {
    pub(crate) items: Room,
    pub(crate) groups: Room,
}

/// Most changes of a batch for which room is made at once.
const AT_ONCE: usize = 500_000;

/// Entries that a growing list takes for each neighbour it gets: its own, and the
/// pieces it leaves.
const ENTRIES_PER_CHANGE: usize = 6;

impl Full {
    /// Room for so many changes more, so that a bulk of them is one copy and not many.
    pub(crate) fn and_for(self, changes: usize) -> Self {
        let changes = changes.min(AT_ONCE);
        let more = |room: Room| Room {
            nodes: room.nodes + changes,
            entries: room.entries + changes * ENTRIES_PER_CHANGE,
        };
        Self {
            items: more(self.items),
            groups: more(self.groups),
        }
    }
}

impl Side {
    pub(crate) fn new(room: Room) -> Self {
        Self {
            names: Names::new(room.nodes.min(names::MOST)),
            lists: Lists::new(room.nodes.min(names::MOST), room.entries),
        }
    }

    /// Nodes that have neighbours, by index, with the number of these.
    pub(crate) fn living(&self) -> impl Iterator<Item = (u32, u32)> {
        (0..self.names.count())
            .map(|node| (node, self.lists.head(node).len()))
            .filter(|(_, len)| *len > 0)
    }

    /// What the living nodes take in a fresh arena.
    pub(crate) fn needed(&self) -> Room {
        self.living().fold(Room::default(), |room, (_, len)| Room {
            nodes: room.nodes + 1,
            entries: room.entries + lists::room_of(len),
        })
    }

    /// What one more neighbour of this node needs (of a new one, when there is none).
    /// None when its list is as long as lists may be.
    fn needed_by(&self, node: Option<u32>) -> Option<Room> {
        // A node that is not there has an empty list.
        let entries = self.lists.needed(node.unwrap_or(u32::MAX))?;
        let nodes = usize::from(node.is_none());
        Some(Room { nodes, entries })
    }

    fn has_room(&self, room: Room) -> bool {
        (room.nodes == 0 || self.names.has_room()) && self.lists.has_room(room.entries)
    }

    fn bytes(&self) -> usize {
        self.names.bytes() + self.lists.bytes()
    }
}

impl Adjacency {
    pub(crate) fn new(items: Room, groups: Room) -> Self {
        Self::of(Side::new(items), Side::new(groups))
    }

    /// Of two sides whose lists are or will be those of the same edges; nothing is noted.
    pub(crate) fn of(items: Side, groups: Side) -> Self {
        let notes = (0..items.names.room()).map(|_| AtomicU32::new(0));
        Self {
            notes: notes.collect(),
            items,
            groups,
        }
    }

    /// What was noted of an item, by its index; nothing (0) of one that is not there.
    pub(crate) fn note(&self, item: u32) -> u32 {
        let note = self.notes.get(item as usize);
        note.map_or(0, |note| note.load(Relaxed))
    }

    /// Notes something of an item, by its index.
    pub(crate) fn set_note(&self, item: u32, note: u32) {
        if let Some(at) = self.notes.get(item as usize) {
            at.store(note, Relaxed);
        }
    }

    /// Bytes of all arrays, whether in use or kept for growth.
    pub(crate) fn bytes(&self) -> usize {
        self.items.bytes() + self.groups.bytes() + self.notes.len() * size_of::<AtomicU32>()
    }

    /// Puts an item into a group. Answers whether it was not there already; false too when
    /// one of the lists is as long as lists may be.
    pub(crate) fn add(&self, item: i64, group: i64) -> Result<bool, Full> {
        let at = (self.items.names.find(item), self.groups.names.find(group));
        if let (Some(item), Some(group)) = at
            && self.find(item, group).is_some()
        {
            return Ok(false);
        }
        let needed = (self.items.needed_by(at.0), self.groups.needed_by(at.1));
        let (Some(items), Some(groups)) = needed else {
            return Ok(false);
        };
        let full = || Full { items, groups };
        if !self.items.has_room(items) || !self.groups.has_room(groups) {
            return Err(full());
        }
        let item = self.items.names.find_or_add(item).ok_or_else(full)?;
        let group = self.groups.names.find_or_add(group).ok_or_else(full)?;
        self.items.lists.push(item, group);
        self.groups.lists.push(group, item);
        Ok(true)
    }

    /// Takes an item out of a group. Answers whether it was there.
    pub(crate) fn remove(&self, item: i64, group: i64) -> bool {
        let at = (self.items.names.find(item), self.groups.names.find(group));
        let (Some(item), Some(group)) = at else {
            return false;
        };
        let Some((in_item, in_group)) = self.find(item, group) else {
            return false;
        };
        self.items.lists.remove_at(item, in_item);
        self.groups.lists.remove_at(group, in_group);
        true
    }

    /// Takes an item out of all of its groups. Answers how many these were.
    pub(crate) fn remove_item(&self, item: i64) -> usize {
        remove_node(&self.items, &self.groups, item)
    }

    /// Takes all items out of a group. Answers how many these were.
    pub(crate) fn remove_group(&self, group: i64) -> usize {
        remove_node(&self.groups, &self.items, group)
    }

    /// Where an edge stands in the lists of its item and its group. The shorter list says
    /// whether it is there at all: an item in five groups costs five comparisons, however
    /// large the group.
    fn find(&self, item: u32, group: u32) -> Option<(u32, u32)> {
        let (of_item, of_group) = (&self.items.lists, &self.groups.lists);
        if of_item.head(item).len() <= of_group.head(group).len() {
            let in_item = of_item.find(item, group)?;
            Some((in_item, of_group.find(group, item)?))
        } else {
            let in_group = of_group.find(group, item)?;
            Some((of_item.find(item, group)?, in_group))
        }
    }
}

fn remove_node(side: &Side, other: &Side, id: i64) -> usize {
    let Some(node) = side.names.find(id) else {
        return 0;
    };
    let mut removed = 0;
    for neighbour in side.lists.neighbours(node) {
        if let Some(place) = other.lists.find(neighbour, node) {
            other.lists.remove_at(neighbour, place);
            removed += 1;
        }
    }
    side.lists.clear(node);
    removed
}
