//! The clock of the demo's house: it shows what the seeding sets, so that users
//! signed up months ago and pins are spread over the days after.

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};

use kernel::house::Clock;

/// A clock that stands until it is set. Clones show the same time.
#[derive(Debug, Clone, Default)]
pub struct SeedClock(Arc<AtomicI64>);

impl SeedClock {
    /// The clock as a house takes it.
    pub fn clock(&self) -> Clock {
        let shown = self.0.clone();
        Arc::new(move || shown.load(Ordering::Relaxed))
    }

    /// Sets it: milliseconds since 1970.
    pub fn set(&self, ms: i64) {
        self.0.store(ms, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_sees_what_was_set() {
        let clock = SeedClock::default();
        let seen = clock.clock();
        clock.set(7);
        assert_eq!(seen(), 7);
    }
}
