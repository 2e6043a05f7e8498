//! What walks visited: written down in the order of walking, counted once they are over.
//!
//! A counter for each item would be a table of a megabyte that every step reaches into at
//! random. A note is written behind the last one instead; at the end the notes are sorted
//! by item, in two passes for a million items, and each item's are counted where they lie.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::query::{MOST_STARTS, MOST_STEPS};

/// A note in one word: item, start, and where in [`Visits::groups`] its group stands.
#[derive(Clone, Copy)]
pub(crate) struct Note(u64);

const START_BITS: u32 = 8;
const PLACE_BITS: u32 = 24;
const _: () = assert!(MOST_STARTS <= 1 << START_BITS);
const _: () = assert!(MOST_STEPS + MOST_STARTS <= 1 << PLACE_BITS);

impl Note {
    #[inline]
    fn new(item: u32, start: u32, place: usize) -> Self {
        Self(u64::from(item) << 32 | u64::from(start) << PLACE_BITS | place as u64)
    }

    /// Index of the item.
    #[inline]
    pub(crate) fn item(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// Number of the start in the query.
    #[inline]
    pub(crate) fn start(self) -> u32 {
        (self.0 as u32) >> PLACE_BITS
    }

    fn place(self) -> usize {
        (self.0 & ((1 << PLACE_BITS) - 1)) as usize
    }
}

/// The visits of one query at a time.
#[derive(Default)]
pub(crate) struct Visits {
    notes: Vec<Note>,
    /// The group that led to each visit, in the order of walking.
    groups: Vec<u32>,
    /// Notes are sorted to and fro.
    other: Vec<Note>,
    count: usize,
}

impl Visits {
    /// Begins a query of at most so many visits.
    pub(crate) fn begin(&mut self, visits: usize) {
        if self.notes.len() < visits {
            self.notes.resize(visits, Note(0));
            self.groups.resize(visits, 0);
            self.other.resize(visits, Note(0));
        }
        self.count = 0;
    }

    /// Notes a visit, if it `counts`: without a branch, which no processor could foresee.
    #[inline]
    pub(crate) fn note(&mut self, item: u32, group: u32, start: u32, counts: bool) {
        let at = self.count;
        self.notes[at] = Note::new(item, start, at);
        self.groups[at] = group;
        self.count += usize::from(counts);
    }

    /// Sorts the notes by item; those of one item stay in their order, by start. `items`:
    /// all indexes of items are below.
    pub(crate) fn sort(&mut self, items: u32) {
        let bits = u32::BITS - items.leading_zeros();
        let passes = bits.div_ceil(MOST_DIGIT_BITS).max(1);
        let digit_bits = bits.div_ceil(passes);
        for pass in 0..passes {
            let shift = 32 + pass * digit_bits;
            sort_by_digit(
                &self.notes[..self.count],
                &mut self.other[..self.count],
                shift,
                digit_bits,
            );
            std::mem::swap(&mut self.notes, &mut self.other);
        }
    }

    /// The notes of each item that was visited, after [`Visits::sort`].
    pub(crate) fn by_item(&self) -> impl Iterator<Item = &[Note]> {
        self.notes[..self.count].chunk_by(|one, next| one.item() == next.item())
    }

    /// The group that led to most of these visits; of several the one with the lowest index.
    pub(crate) fn most_frequent_group(&self, notes: &[Note]) -> u32 {
        let groups = notes.iter().map(|note| self.groups[note.place()]);
        let mut groups: Vec<u32> = groups.collect();
        groups.sort_unstable();
        let runs = groups.chunk_by(|one, next| one == next);
        let most = runs.fold(&groups[..0], |most, run| {
            if run.len() > most.len() { run } else { most }
        });
        most.first().copied().unwrap_or(u32::MAX)
    }

    fn bytes(&self) -> usize {
        self.notes.len() * (2 * size_of::<Note>() + size_of::<u32>())
    }
}

/// Bits of an item's index that one pass sorts by: as many places to write to as the
/// processor's nearest cache has lines.
const MOST_DIGIT_BITS: u32 = 11;

fn sort_by_digit(from: &[Note], to: &mut [Note], shift: u32, bits: u32) {
    let mut ends = [0_u32; 1 << MOST_DIGIT_BITS];
    let digit = |note: &Note| (note.0 >> shift) as usize & ((1 << bits) - 1);
    for note in from {
        ends[digit(note)] += 1;
    }
    let mut sum = 0;
    for end in &mut ends[..1 << bits] {
        sum += *end;
        *end = sum - *end;
    }
    for note in from {
        let begin = &mut ends[digit(note)];
        to[*begin as usize] = *note;
        *begin += 1;
    }
}

/// Buffers that wait for the next query: those used last are in the processor's cache, and
/// a server has many more threads than it walks at once, so they are not kept per thread.
#[derive(Default)]
pub(crate) struct Pool {
    waiting: Mutex<Vec<Visits>>,
}

/// Buffers that are kept: as many as queries run at once, half a megabyte each.
const KEPT: usize = 32;

/// Larger buffers, of queries with many steps, are given back.
const LARGEST_KEPT: usize = 1_000_000;

impl Pool {
    pub(crate) fn take(&self) -> Visits {
        self.lock().pop().unwrap_or_default()
    }

    pub(crate) fn put(&self, visits: Visits) {
        let mut waiting = self.lock();
        if waiting.len() < KEPT && visits.bytes() <= LARGEST_KEPT {
            waiting.push(visits);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Visits>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    fn noted(visits: &[(u32, u32, u32)]) -> Visits {
        let mut noted = Visits::default();
        noted.begin(visits.len() + 1);
        for (item, group, start) in visits {
            noted.note(*item, *group, *start, true);
        }
        noted
    }

    #[test]
    fn notes_are_sorted_by_item_whatever_the_number_of_items() {
        for items in [1, 2, 1_000, 1 << 11, 1 << 20, 1 << 23, u32::MAX] {
            let mut chance = Chance::new(u64::from(items));
            let visits: Vec<(u32, u32, u32)> = (0..3_000)
                .map(|at| (chance.next() as u32 % items, at, at / 1_000))
                .collect();
            let mut sorted = noted(&visits);
            sorted.sort(items);
            let mut expected = visits.clone();
            expected.sort_by_key(|(item, ..)| *item);
            let found: Vec<(u32, u32, u32)> = sorted
                .by_item()
                .flatten()
                .map(|note| (note.item(), sorted.groups[note.place()], note.start()))
                .collect();
            assert_eq!(found, expected, "{items} items");
        }
    }

    #[test]
    fn what_does_not_count_is_not_there() {
        let mut visits = Visits::default();
        visits.begin(3);
        visits.note(5, 1, 0, true);
        visits.note(6, 1, 0, false);
        visits.note(7, 1, 0, true);
        visits.sort(8);
        let items: Vec<u32> = visits.by_item().map(|notes| notes[0].item()).collect();
        assert_eq!(items, [5, 7]);
    }

    #[test]
    fn the_most_frequent_group() {
        let mut visits = noted(&[(1, 9, 0), (1, 4, 0), (1, 7, 0), (1, 4, 1), (1, 9, 1)]);
        visits.sort(2);
        let notes = visits.by_item().next().expect("an item");
        assert_eq!(visits.most_frequent_group(notes), 4);
        assert_eq!(visits.most_frequent_group(&notes[..1]), 9);
    }
}
