//! Makes ids: 41 bits of milliseconds, 10 bits of machine, 12 bits of count.
//!
//! Invariant: within one machine ids grow strictly, also when the clock stands
//! still or steps back, so that "newest first" is "greatest id first".

use std::sync::atomic::{AtomicI64, Ordering};

/// 2020-01-01T00:00:00Z in milliseconds; ids count from here.
const EPOCH_MS: i64 = 1_577_836_800_000;
/// Bits of machine and count.
const LOW_BITS: u32 = 22;
/// Bits of the count alone.
const COUNT_BITS: u32 = 12;

/// Source of ids of one machine.
pub struct Ids {
    machine: i64,
    last: AtomicI64,
}

impl Ids {
    /// Ids of the machine with this number, 0 to 1023.
    pub fn new(machine: u16) -> Self {
        Self {
            machine: i64::from(machine & 0x3ff),
            last: AtomicI64::new(0),
        }
    }

    /// The next id at this time.
    pub fn next(&self, now_ms: i64) -> i64 {
        let fresh = self.first_at(now_ms);
        let step = |last: i64| {
            Some(if fresh > last {
                fresh
            } else {
                self.after(last)
            })
        };
        match self
            .last
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, step)
        {
            Ok(last) | Err(last) => step(last).unwrap_or(fresh),
        }
    }

    fn first_at(&self, now_ms: i64) -> i64 {
        at(now_ms) | (self.machine << COUNT_BITS)
    }

    /// The id after `last`; a full count borrows the next millisecond.
    fn after(&self, last: i64) -> i64 {
        let next = last + 1;
        if next & ((1 << COUNT_BITS) - 1) != 0 {
            return next;
        }
        (((last >> LOW_BITS) + 1) << LOW_BITS) | (self.machine << COUNT_BITS)
    }
}

/// The first id that is made at a time, in milliseconds since 1970.
pub fn at(now_ms: i64) -> i64 {
    (now_ms - EPOCH_MS).max(0) << LOW_BITS
}

/// An id so many milliseconds before another.
pub const fn before(id: i64, ms: i64) -> i64 {
    id - (ms << LOW_BITS)
}

/// When an id was made, in milliseconds since 1970.
pub fn time(id: i64) -> i64 {
    (id >> LOW_BITS) + EPOCH_MS
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn ids_grow_also_when_the_clock_steps_back() {
        let ids = Ids::new(7);
        let mut last = 0;
        for now in [
            EPOCH_MS + 5_000,
            EPOCH_MS + 5_000,
            EPOCH_MS + 1_000,
            EPOCH_MS + 9_000,
        ] {
            for _ in 0..5_000 {
                let id = ids.next(now);
                assert!(id > last);
                last = id;
            }
        }
    }

    #[test]
    fn two_machines_never_make_the_same_id() {
        let (one, two) = (Ids::new(1), Ids::new(2));
        let mut seen = HashSet::new();
        for _ in 0..10_000 {
            assert!(seen.insert(one.next(EPOCH_MS + 1)));
            assert!(seen.insert(two.next(EPOCH_MS + 1)));
        }
    }
}
