//! Counters of visits: open tables that are emptied by a generation number.
//!
//! A walk's counters are a megabyte, which is not to be cleared for each; so a slot is
//! empty unless it bears the present generation. They are kept in a pool and not per
//! thread: those used last are in the processor's cache, and a server has many more
//! threads than it walks at once.

use std::sync::{Mutex, PoisonError};

/// How often an item was visited in the walks from one start.
#[derive(Clone, Copy, Default)]
pub(crate) struct Visits {
    pub(crate) count: u32,
    /// The group that led here most often, by majority vote (Boyer and Moore): exact when
    /// one has more than half, and one of the frequent ones else.
    pub(crate) group: u32,
    votes: u32,
}

/// What all starts gave an item.
#[derive(Clone, Copy, Default)]
pub(crate) struct Total {
    /// Sum of the square roots of visits: what several starts lead to counts more.
    pub(crate) sum: f32,
    /// The greatest of these, whose it is, and the group that led here.
    most: f32,
    pub(crate) start: u32,
    pub(crate) group: u32,
}

impl Visits {
    #[inline]
    fn add(&mut self, group: u32) {
        self.count += 1;
        if self.votes == 0 {
            self.group = group;
            self.votes = 1;
        } else if self.group == group {
            self.votes += 1;
        } else {
            self.votes -= 1;
        }
    }
}

impl Total {
    fn add(&mut self, start: u32, visits: &Visits) {
        let root = (visits.count as f32).sqrt();
        self.sum += root;
        if root > self.most {
            self.most = root;
            self.start = start;
            self.group = visits.group;
        }
    }
}

/// Values by item, for fewer items than it was begun for.
struct Table<V> {
    slots: Vec<Slot<V>>,
    /// Slots with a value, in the order in which they were filled.
    filled: Vec<u32>,
    generation: u32,
    mask: u32,
}

#[derive(Clone, Copy, Default)]
struct Slot<V> {
    generation: u32,
    item: u32,
    value: V,
}

impl<V: Copy + Default> Table<V> {
    const fn new() -> Self {
        Self {
            slots: Vec::new(),
            filled: Vec::new(),
            generation: 0,
            mask: 0,
        }
    }

    /// Empties the table, for at most so many items. A table for few lies in few places.
    fn begin(&mut self, items: usize) {
        let slots = (items + items / 2 + 8).next_power_of_two();
        if self.slots.len() < slots {
            self.slots.resize(slots, Slot::default());
        }
        self.mask = (slots - 1) as u32;
        self.filled.clear();
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.slots.fill(Slot::default());
            self.generation = 1;
        }
    }

    #[inline]
    fn entry(&mut self, item: u32) -> &mut V {
        let mut at = item.wrapping_mul(0x9e37_79b1).rotate_left(16) & self.mask;
        loop {
            let slot = self.slots[at as usize];
            if slot.generation != self.generation {
                self.filled.push(at);
                let slot = &mut self.slots[at as usize];
                *slot = Slot {
                    generation: self.generation,
                    item,
                    value: V::default(),
                };
                return &mut slot.value;
            }
            if slot.item == item {
                return &mut self.slots[at as usize].value;
            }
            at = (at + 1) & self.mask;
        }
    }

    fn entries(&self) -> impl Iterator<Item = (u32, &V)> {
        self.filled.iter().map(|at| {
            let slot = &self.slots[*at as usize];
            (slot.item, &slot.value)
        })
    }
}

/// The counters of one query at a time.
pub(crate) struct Counters {
    visits: Table<Visits>,
    totals: Table<Total>,
}

impl Counters {
    fn new() -> Self {
        Self {
            visits: Table::new(),
            totals: Table::new(),
        }
    }

    /// Begins a query of at most so many steps.
    pub(crate) fn begin(&mut self, steps: usize) {
        self.totals.begin(steps);
    }

    /// Begins the walks from one start, of at most so many steps.
    pub(crate) fn begin_start(&mut self, steps: usize) {
        self.visits.begin(steps);
    }

    /// Counts a visit. Answers how many these are by now.
    #[inline]
    pub(crate) fn visit(&mut self, item: u32, group: u32) -> u32 {
        let visits = self.visits.entry(item);
        visits.add(group);
        visits.count
    }

    /// Adds what the walks from one start visited to what all did.
    pub(crate) fn end_start(&mut self, start: u32) {
        for (item, visits) in self.visits.entries() {
            self.totals.entry(item).add(start, visits);
        }
    }

    /// Every item that was visited.
    pub(crate) fn totals(&self) -> impl Iterator<Item = (u32, &Total)> {
        self.totals.entries()
    }

    fn bytes(&self) -> usize {
        self.visits.slots.len() * size_of::<Slot<Visits>>()
            + self.totals.slots.len() * size_of::<Slot<Total>>()
    }
}

/// Counters that wait for the next query.
#[derive(Default)]
pub(crate) struct Pool {
    waiting: Mutex<Vec<Counters>>,
}

/// Counters that are kept: as many as queries run at once, at a megabyte or two each.
const KEPT: usize = 32;

/// Larger counters, of queries with many steps, are given back.
const LARGEST_KEPT: usize = 4_000_000;

impl Pool {
    pub(crate) fn take(&self) -> Counters {
        self.lock().pop().unwrap_or_else(Counters::new)
    }

    pub(crate) fn put(&self, counters: Counters) {
        let mut waiting = self.lock();
        if waiting.len() < KEPT && counters.bytes() <= LARGEST_KEPT {
            waiting.push(counters);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Counters>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_generation_is_empty_even_after_the_numbers_ran_out() {
        let mut table: Table<Visits> = Table::new();
        table.begin(10);
        table.entry(5).add(1);
        table.generation = u32::MAX;
        for _ in 0..3 {
            table.begin(10);
            assert_eq!(table.entries().count(), 0);
            assert_eq!(table.entry(5).count, 0);
            table.entry(5).add(1);
        }
    }

    #[test]
    fn the_group_with_most_visits_wins() {
        let mut visits = Visits::default();
        for group in [7, 3, 7, 7, 9, 7, 7] {
            visits.add(group);
        }
        assert_eq!((visits.count, visits.group), (7, 7));
    }

    #[test]
    fn several_starts_count_more_than_one() {
        let mut counters = Counters::new();
        counters.begin(100);
        for (start, visited) in [(0, [1, 1, 1, 1, 2, 2, 2]), (1, [2, 2, 2, 9, 9, 9, 9])] {
            counters.begin_start(10);
            for item in visited {
                counters.visit(item, item + 10);
            }
            counters.end_start(start);
        }
        let sum = |wanted| {
            let mut totals = counters.totals();
            totals
                .find(|(item, _)| *item == wanted)
                .map(|(_, total)| *total)
        };
        let (once, twice) = (sum(1).expect("visited"), sum(2).expect("visited"));
        assert!(twice.sum > once.sum);
        assert_eq!((once.start, once.group), (0, 11));
        assert_eq!(sum(3).map(|total| total.sum), None);
    }
}
