//! Lists of neighbours: many short and a few very long ones in one array.
//!
//! A list is a piece of the arena with a little room behind it. One that is full is
//! written anew at the end of the arena; the piece it leaves stays as it was until
//! all is copied, so that a reader who still knows the old place reads what was true
//! a moment ago. One thread writes, any number read beside it without a lock.

use std::sync::atomic::{
    AtomicU32, AtomicU64, AtomicUsize,
    Ordering::{Acquire, Relaxed, Release},
};

/// Longest list. What would make one longer is left out of the graph.
pub(crate) const LONGEST: u32 = (1 << 24) - 1;

/// Longest arena: places in it are written as `u32`.
const LARGEST_ARENA: usize = u32::MAX as usize;

/// Where a list lies, how much room it has, how long it is: 32, 8 and 24 bits of one word,
/// which are read and written at once.
#[derive(Clone, Copy, Default)]
pub(crate) struct Head(u64);

impl Head {
    fn new(start: u32, class: u8, len: u32) -> Self {
        Self(u64::from(start) << 32 | u64::from(class) << 24 | u64::from(len))
    }

    /// Place of the first neighbour in the arena.
    pub(crate) fn start(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// Number of neighbours.
    pub(crate) fn len(self) -> u32 {
        self.0 as u32 & LONGEST
    }

    fn class(self) -> u8 {
        (self.0 >> 24) as u8
    }

    fn with_len(self, len: u32) -> Self {
        Self::new(self.start(), self.class(), len)
    }
}

/// The lists of one side of the graph, by index of their node.
pub(crate) struct Lists {
    heads: Box<[AtomicU64]>,
    arena: Box<[AtomicU32]>,
    /// Entries of the arena that were handed out. Used by the writer alone.
    used: AtomicUsize,
}

impl Lists {
    /// Room for so many lists and so many entries of all of them.
    pub(crate) fn new(lists: usize, entries: usize) -> Self {
        Self {
            heads: (0..lists).map(|_| AtomicU64::new(0)).collect(),
            arena: (0..entries.min(LARGEST_ARENA))
                .map(|_| AtomicU32::new(0))
                .collect(),
            used: AtomicUsize::new(0),
        }
    }

    /// The list of a node; an empty one for a node that is not there.
    #[inline]
    pub(crate) fn head(&self, node: u32) -> Head {
        Head(
            self.heads
                .get(node as usize)
                .map_or(0, |head| head.load(Acquire)),
        )
    }

    /// An entry of the arena. Any `place` below a head's start + length.
    #[inline]
    pub(crate) fn at(&self, place: u32) -> u32 {
        self.arena
            .get(place as usize)
            .map_or(u32::MAX, |entry| entry.load(Relaxed))
    }

    /// The neighbours of a node.
    pub(crate) fn neighbours(&self, node: u32) -> impl Iterator<Item = u32> {
        self.piece(self.head(node))
            .iter()
            .map(|entry| entry.load(Relaxed))
    }

    /// Where in the list of a node a neighbour stands.
    pub(crate) fn find(&self, node: u32, neighbour: u32) -> Option<u32> {
        let place = self
            .piece(self.head(node))
            .iter()
            .position(|entry| entry.load(Relaxed) == neighbour)?;
        u32::try_from(place).ok()
    }

    /// Entries of the arena that a push to this node takes: 0 while its list has room.
    /// None when the list is as long as lists may be.
    pub(crate) fn needed(&self, node: u32) -> Option<usize> {
        let head = self.head(node);
        if head.len() >= LONGEST {
            return None;
        }
        let has_room = head.len() < capacity(head.class());
        Some(if has_room {
            0
        } else {
            room_of(grown(head.len()))
        })
    }

    /// Whether the arena has so many entries left.
    pub(crate) fn has_room(&self, entries: usize) -> bool {
        self.used() + entries <= self.arena.len()
    }

    /// Entries of the arena that were handed out.
    pub(crate) fn used(&self) -> usize {
        self.used.load(Relaxed)
    }

    /// Bytes of both arrays.
    pub(crate) fn bytes(&self) -> usize {
        self.heads.len() * size_of::<AtomicU64>() + self.arena.len() * size_of::<AtomicU32>()
    }

    /// Adds a neighbour at the end of a list. The caller has asked [`Lists::needed`] and
    /// [`Lists::has_room`].
    pub(crate) fn push(&self, node: u32, neighbour: u32) {
        let mut head = self.head(node);
        if head.len() >= capacity(head.class()) {
            head = self.moved(head);
        }
        self.set(head.start() + head.len(), neighbour);
        // Invariant: what a length covers was written before it.
        self.heads[node as usize].store(head.with_len(head.len() + 1).0, Release);
    }

    /// Removes the entry at a place that [`Lists::find`] gave; the last one takes it.
    pub(crate) fn remove_at(&self, node: u32, place: u32) {
        let head = self.head(node);
        let last = head.len() - 1;
        let moved = self.at(head.start() + last);
        self.set(head.start() + place, moved);
        self.heads[node as usize].store(head.with_len(last).0, Release);
    }

    /// Empties a list.
    pub(crate) fn clear(&self, node: u32) {
        self.heads[node as usize].store(self.head(node).with_len(0).0, Release);
    }

    /// Begins a list of so many entries, which are to be set by [`Lists::set`] before
    /// it is read; answers the place of the first. The caller has made the arena large
    /// enough, by [`room_of`].
    pub(crate) fn begin(&self, node: u32, len: u32) -> u32 {
        let class = class_of(len);
        let start = self.take(capacity(class));
        self.heads[node as usize].store(Head::new(start, class, len).0, Release);
        start
    }

    /// Sets an entry of the arena.
    #[inline]
    pub(crate) fn set(&self, place: u32, neighbour: u32) {
        self.arena[place as usize].store(neighbour, Relaxed);
    }

    /// A copy of the list at the end of the arena, with room to grow.
    fn moved(&self, head: Head) -> Head {
        let class = class_of(grown(head.len()));
        let start = self.take(capacity(class));
        for place in 0..head.len() {
            self.set(start + place, self.at(head.start() + place));
        }
        Head::new(start, class, head.len())
    }

    fn take(&self, entries: u32) -> u32 {
        let start = self.used();
        self.used.store(start + entries as usize, Relaxed);
        start as u32
    }

    fn piece(&self, head: Head) -> &[AtomicU32] {
        let start = head.start() as usize;
        self.arena
            .get(start..start + head.len() as usize)
            .unwrap_or_default()
    }
}

/// Entries that a list of this length takes in a fresh arena.
pub(crate) fn room_of(len: u32) -> usize {
    capacity(class_of(len)) as usize
}

/// The length for which a list that is full gets room.
fn grown(len: u32) -> u32 {
    (len + len / 4 + 2).min(LONGEST)
}

/// Below 16 every length has a class of its own; above, eight classes to each doubling, so
/// that a list of any length leaves a sixteenth of its room empty on average.
fn class_of(len: u32) -> u8 {
    if len < 16 {
        return len as u8;
    }
    let shift = len.ilog2() - 3;
    let eighths = len.div_ceil(1 << shift) - 8;
    (16 + (shift - 1) * 8 + eighths) as u8
}

fn capacity(class: u8) -> u32 {
    if class < 16 {
        return u32::from(class);
    }
    let (shift, eighths) = ((class - 16) / 8, (class - 16) % 8);
    (8 + u32::from(eighths)) << (shift + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_holds_its_length_and_wastes_at_most_an_eighth() {
        let edges = (4..24).flat_map(|power| {
            let two = 1_u32 << power;
            [two - 1, two, two + 1, two + two / 8, two + two / 8 + 1]
        });
        for len in (0..5_000).chain(edges).chain([LONGEST]) {
            let room = capacity(class_of(len));
            assert!(room >= len && room - len <= len / 8, "{len}: {room}");
        }
    }

    #[test]
    fn classes_grow() {
        let highest = class_of(LONGEST);
        let rooms: Vec<u32> = (0..=highest).map(capacity).collect();
        assert!(rooms.is_sorted_by(|a, b| a < b), "{rooms:?}");
    }

    #[test]
    fn the_longest_list_takes_no_more() {
        let lists = Lists::new(2, 0);
        lists.begin(0, LONGEST);
        lists.begin(1, LONGEST - 1);
        assert_eq!((lists.needed(0), lists.needed(1)), (None, Some(0)));
        assert_eq!(lists.head(0).len(), LONGEST);
    }

    #[test]
    fn a_full_list_moves_and_keeps_its_entries() {
        let lists = Lists::new(2, 1_000);
        for neighbour in 0..40 {
            let needed = lists.needed(1).expect("far below the longest");
            assert!(lists.has_room(needed));
            lists.push(1, neighbour);
        }
        assert_eq!(
            lists.neighbours(1).collect::<Vec<_>>(),
            (0..40).collect::<Vec<_>>()
        );
        lists.remove_at(1, lists.find(1, 3).expect("it was pushed"));
        assert_eq!(lists.find(1, 3), None);
        assert_eq!(lists.head(1).len(), 39);
        assert_eq!(lists.head(0).len(), 0);
    }
}
