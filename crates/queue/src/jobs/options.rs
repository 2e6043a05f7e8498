//! How jobs are worked on.

use std::time::Duration;

use super::schedule::Every;

/// How jobs are worked on.
#[derive(Clone, Debug)]
pub struct Options {
    /// How many jobs this process does at once.
    pub at_once: usize,
    /// How long one attempt may take; a worker that died is given up after it.
    pub lease: Duration,
    /// How long one attempt may take where that is more than the lease, which the worker then
    /// renews while it works; so a worker that died is given up soon all the same.
    pub longest: Option<Duration>,
    /// After so many attempts a job is kept as failed.
    pub attempts: i64,
    /// The delay after the first failure; it doubles with each further one.
    pub first_delay: Duration,
    /// The delay grows no longer than this.
    pub longest_delay: Duration,
    /// How often to look for what other processes have put into the queue.
    pub look_every: Duration,
    /// Jobs that come again and again.
    pub schedule: Vec<Every>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            at_once: 8,
            lease: Duration::from_secs(300),
            longest: None,
            attempts: 12,
            first_delay: Duration::from_secs(1),
            longest_delay: Duration::from_secs(3600),
            look_every: Duration::from_secs(2),
            schedule: Vec::new(),
        }
    }
}

impl Options {
    /// The delay in milliseconds after this many attempts.
    pub(super) fn delay_ms(&self, attempts: i64) -> i64 {
        let doublings = attempts.clamp(1, 31) - 1;
        milliseconds(
            self.first_delay
                .saturating_mul(1 << doublings)
                .min(self.longest_delay),
        )
    }

    /// The lease in milliseconds. It is somewhat longer than an attempt may take,
    /// so that the attempt is over before the job is given to another.
    pub(super) fn lease_ms(&self) -> i64 {
        milliseconds(self.lease + self.lease / 10)
    }
}

pub(super) fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_delay_doubles_up_to_its_cap() {
        let options = Options::default();
        let delays = [1, 2, 3, 12, 13, 100, i64::MAX].map(|attempts| options.delay_ms(attempts));
        assert_eq!(
            delays,
            [
                1_000, 2_000, 4_000, 2_048_000, 3_600_000, 3_600_000, 3_600_000
            ]
        );
    }
}
