//! How often one may ask (quality.md, "Safety of people" 5). Selection in the
//! process; with several servers each counts for itself.

use std::{net::IpAddr, num::NonZeroU32, time::Duration};

use contract::{errors::Code, ids::UserId};
use governor::{
    Quota, RateLimiter, clock, middleware::StateInformationMiddleware, nanos::Nanos,
    state::keyed::DashMapStateStore,
};
use kernel::{error::Error, house::Clock};

/// Sorts of calls, each with a limit of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rate {
    /// Reading: not limited.
    Read,
    /// Writing.
    Write,
    /// Trying passwords.
    SignIn,
    /// Making accounts.
    SignUp,
    /// Having mails sent.
    Mail,
    /// Sending or fetching pictures.
    Upload,
    /// Having a page of another website read.
    Page,
    /// Seeing a picture of it.
    PagePicture,
}

impl Rate {
    /// Calls per minute, and at once.
    fn calls(self) -> Option<u32> {
        match self {
            Self::Read => None,
            Self::Write => Some(240),
            Self::SignIn => Some(10),
            Self::SignUp => Some(10),
            Self::Mail => Some(5),
            Self::Upload => Some(60),
            Self::Page => Some(20),
            Self::PagePicture => Some(240),
        }
    }
}

/// Who is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A signed-in user.
    User(UserId),
    /// A network address; for IPv6 its /64, which one subscriber may have whole.
    Address(IpAddr),
}

impl Subject {
    /// The subject of a network address.
    pub fn of_address(address: IpAddr) -> Self {
        Self::Address(match address.to_canonical() {
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                IpAddr::V6([a, b, c, d, 0, 0, 0, 0].into())
            }
            v4 => v4,
        })
    }
}

/// What is left after a call, for the headers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Left {
    /// Calls per minute.
    pub limit: u32,
    /// Calls left now.
    pub remaining: u32,
    /// Seconds until there are more.
    pub reset: u32,
}

/// Limits are by the minute.
const MINUTE: u32 = 60;

type Limiter =
    RateLimiter<Subject, DashMapStateStore<Subject>, HouseClock, StateInformationMiddleware>;

/// All limits of one server.
pub struct Rates {
    limits: Vec<(Rate, u32, Limiter)>,
    clock: HouseClock,
}

impl Rates {
    /// Limits by the host's clock; `factor` times as much for tests and demos.
    pub fn new(clock: Clock, factor: u32) -> Self {
        let clock = HouseClock(clock);
        let sorts = [
            Rate::Write,
            Rate::SignIn,
            Rate::SignUp,
            Rate::Mail,
            Rate::Upload,
        ];
        let limits = sorts.into_iter().filter_map(|rate| {
            let calls = NonZeroU32::new(rate.calls()?.saturating_mul(factor))?;
            let quota = Quota::per_minute(calls);
            let limiter = Limiter::new(quota, DashMapStateStore::default(), clock.clone());
            Some((rate, calls.get(), limiter))
        });
        Self {
            limits: limits.collect(),
            clock,
        }
    }

    /// Counts a call; refuses when there were too many.
    pub fn count(&self, rate: Rate, subject: Subject) -> Result<Option<Left>, Error> {
        let Some((_, limit, limiter)) = self.limits.iter().find(|(sort, ..)| *sort == rate) else {
            return Ok(None);
        };
        match limiter.check_key(&subject) {
            Ok(state) => Ok(Some(Left {
                limit: *limit,
                remaining: state.remaining_burst_capacity(),
                reset: MINUTE,
            })),
            Err(too_early) => {
                let wait = too_early.wait_time_from(clock::Clock::now(&self.clock));
                let mut error = Error::new(Code::RateLimited);
                error.retry_after = Some(wait.as_secs_f64().ceil().max(1.0) as u32);
                Err(error)
            }
        }
    }

    /// What is told when nothing is left.
    pub fn used_up(&self, rate: Rate) -> Option<Left> {
        let found = self.limits.iter().find(|(sort, ..)| *sort == rate);
        found.map(|(_, limit, _)| Left {
            limit: *limit,
            remaining: 0,
            reset: MINUTE,
        })
    }

    /// Forgets who has not called for long.
    pub fn tidy(&self) {
        for (_, _, limiter) in &self.limits {
            limiter.retain_recent();
        }
    }
}

/// The host's clock as the limiter wants it.
#[derive(Clone)]
struct HouseClock(Clock);

impl clock::Clock for HouseClock {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        let ms = (self.0)().max(0).unsigned_abs();
        Nanos::from(Duration::from_millis(ms))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    };

    use super::*;

    #[test]
    fn too_many_calls_are_refused_until_time_has_passed() {
        let now = Arc::new(AtomicI64::new(1_000_000));
        let clock: Clock = {
            let now = now.clone();
            Arc::new(move || now.load(Ordering::Relaxed))
        };
        let rates = Rates::new(clock, 1);
        let subject = Subject::of_address([10, 0, 0, 1].into());
        for left in (0..10).rev() {
            assert_eq!(
                rates
                    .count(Rate::SignIn, subject)
                    .unwrap()
                    .unwrap()
                    .remaining,
                left
            );
        }
        let refused = rates.count(Rate::SignIn, subject).unwrap_err();
        assert_eq!(
            (refused.code, refused.retry_after),
            (Code::RateLimited, Some(6))
        );
        let other = Subject::of_address([10, 0, 0, 2].into());
        assert!(rates.count(Rate::SignIn, other).is_ok());
        now.fetch_add(6_000, Ordering::Relaxed);
        assert!(rates.count(Rate::SignIn, subject).is_ok());
    }

    #[test]
    fn one_household_of_ipv6_is_one_subject() {
        let of = |text: &str| Subject::of_address(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}
