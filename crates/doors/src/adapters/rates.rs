//! How often one may ask (quality.md, "Safety of people" 5). Counted in the process; servers
//! of one database tell each other what they counted (decision 50).

use std::{net::IpAddr, num::NonZeroU32, time::Duration};

use contract::{
    errors::Code,
    ids::{AppId, GrantId, UserId},
};
use governor::{
    Quota, RateLimiter, clock, middleware::StateInformationMiddleware, nanos::Nanos,
    state::keyed::DashMapStateStore,
};
use kernel::{ctx::network, error::Error, house::Clock};
use serde::{Deserialize, Serialize};

/// Declares the sorts of calls, each with its limit: calls per minute, and at once. What is
/// declared is in force.
macro_rules! rates {
    ($($(#[$doc:meta])* $name:ident = $calls:expr;)*) => {
        /// Sorts of calls, each with a limit of its own.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Rate {
            $($(#[$doc])* $name,)*
        }

        impl Rate {
            /// Every sort.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// Calls per minute, and at once; as many as one likes where it is none.
            pub fn calls(self) -> Option<u32> {
                match self {
                    $(Self::$name => $calls,)*
                }
            }
        }
    };
}

rates! {
    /// Reading: not limited.
    Read = None;
    /// Writing.
    Write = Some(240);
    /// Trying passwords.
    SignIn = Some(10);
    /// Making accounts.
    SignUp = Some(10);
    /// Having mails sent.
    Mail = Some(5);
    /// Sending or fetching pictures.
    Upload = Some(60);
    /// Telling of what was looked at.
    Activity = Some(120);
    /// Having a page of another website read.
    Page = Some(20);
    /// Seeing a picture of it.
    PagePicture = Some(240);
    /// Searching by a picture, of which a part is decoded; a box that is dragged asks often.
    Visual = Some(120);
    /// Saying something to others.
    Comment = Some(30);
    /// Writing to users with whom there is a conversation.
    Message = Some(120);
    /// Searching a conversation, whose messages are read one by one.
    ConversationSearch = Some(60);
    /// Asking to whom something may be sent, as a name is typed: each letter asks who of those that
    /// are found would receive it.
    Receivers = Some(120);
    /// Beginning conversations.
    Stranger = Some(10);
    /// Telling that one writes.
    Typing = Some(120);
    /// Opening a stream of what changes.
    Stream = Some(30);
    /// Having what others say translated, by a service that the host may pay.
    Translation = Some(30);
    /// Reporting to the host.
    Report = Some(10);
    /// Telling the host what one thinks of its site, also as a visitor.
    Feedback = Some(5);
    /// Choosing what webhooks are told, and having them told.
    Webhook = Some(30);
    /// Choosing in which browsers one is told news.
    PushDevice = Some(30);
    /// Calling as an app, whatever for.
    App = Some(600);
    /// The same for all of an app's users together: ten of them at their own limit, or a
    /// thousand who have it call every ten seconds. More than that is a program gone wrong,
    /// or one that gathers the host's contents through its users.
    WholeApp = Some(6_000);
    /// Asking for an app's tokens, or about them.
    Token = Some(240);
}

/// How many times as often all signed-in users of one address may call: a household or an
/// office shares it, and an attacker has many accounts.
const SHARED: u32 = 10;

/// Who is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Subject {
    /// A signed-in user.
    User(UserId),
    /// What a user allowed an app: the app is counted for each of its users, wherever it
    /// runs.
    Grant(GrantId),
    /// An app, for all of its users.
    App(AppId),
    /// All apps and tokens of a user together: as many as one makes, they have one limit.
    Apps(UserId),
    /// A visitor's network address; for IPv6 its /64, which one subscriber may have whole.
    Address(IpAddr),
    /// The same of signed-in users, all together.
    Shared(IpAddr),
}

impl Subject {
    /// The subject of a visitor's address.
    pub fn of_address(address: IpAddr) -> Self {
        Self::Address(network(address))
    }

    /// Who counts for what an app or a token does for a user: all of the user's, and all
    /// users of the address that it comes from.
    pub fn of_app(user: UserId, address: IpAddr) -> [Self; 2] {
        [Self::Apps(user), Self::Shared(network(address))]
    }

    /// Who counts for a call of a user: themselves, and all users of their address.
    pub fn of_user(user: UserId, address: IpAddr) -> [Self; 2] {
        [Self::User(user), Self::Shared(network(address))]
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

/// The limits of one sort of calls.
struct Limit {
    rate: Rate,
    calls: u32,
    /// Of each user, and of each visitors' address.
    own: Limiter,
    /// Of all users of an address.
    shared: Limiter,
}

impl Limit {
    fn of(&self, subject: &Subject) -> &Limiter {
        match subject {
            Subject::Shared(_) => &self.shared,
            Subject::User(_)
            | Subject::Grant(_)
            | Subject::App(_)
            | Subject::Apps(_)
            | Subject::Address(_) => &self.own,
        }
    }
}

/// All limits of one server.
pub struct Rates {
    limits: Vec<Limit>,
    clock: HouseClock,
}

impl Rates {
    /// Limits by the host's clock; `factor` times as much for tests and demos.
    pub fn new(clock: Clock, factor: u32) -> Self {
        let clock = HouseClock(clock);
        let limiter = |calls: NonZeroU32| {
            let quota = Quota::per_minute(calls);
            Limiter::new(quota, DashMapStateStore::default(), clock.clone())
        };
        let limits = Rate::ALL.iter().filter_map(|rate| {
            let calls = NonZeroU32::new(rate.calls()?.saturating_mul(factor))?;
            Some(Limit {
                rate: *rate,
                calls: calls.get(),
                own: limiter(calls),
                shared: limiter(calls.saturating_mul(NonZeroU32::new(SHARED)?)),
            })
        });
        let limits = limits.collect();
        Self { limits, clock }
    }

    /// Counts a call for each of these; refuses when there were too many of one. What is
    /// left is told of the first.
    pub fn count(&self, rate: Rate, subjects: &[Subject]) -> Result<Option<Left>, Error> {
        let Some(limit) = self.limits.iter().find(|limit| limit.rate == rate) else {
            return Ok(None);
        };
        let mut left = None;
        for subject in subjects {
            match limit.of(subject).check_key(subject) {
                Ok(state) => {
                    left.get_or_insert(Left {
                        limit: limit.calls,
                        remaining: state.remaining_burst_capacity(),
                        reset: MINUTE,
                    });
                }
                Err(too_early) => {
                    let wait = too_early.wait_time_from(clock::Clock::now(&self.clock));
                    let mut error = Error::new(Code::RateLimited);
                    error.retry_after = Some(wait.as_secs_f64().ceil().max(1.0) as u32);
                    return Err(error);
                }
            }
        }
        Ok(left)
    }

    /// Names a call to other servers.
    pub fn call_of(rate: Rate, subject: &Subject) -> String {
        serde_json::to_string(&(rate, subject)).expect("names are text")
    }

    /// Counts what another server took, as far as the limit goes.
    pub fn hear(&self, call: &str, times: u32) {
        let Ok((rate, subject)) = serde_json::from_str::<(Rate, Subject)>(call) else {
            // A server of another version, whose sorts are others.
            return;
        };
        if let Some(limit) = self.limits.iter().find(|limit| limit.rate == rate) {
            let limiter = limit.of(&subject);
            (0..times).all(|_| limiter.check_key(&subject).is_ok());
        }
    }

    /// What is told when nothing is left.
    pub fn used_up(&self, rate: Rate) -> Option<Left> {
        let found = self.limits.iter().find(|limit| limit.rate == rate);
        found.map(|limit| Left {
            limit: limit.calls,
            remaining: 0,
            reset: MINUTE,
        })
    }

    /// Forgets who has not called for long.
    pub fn tidy(&self) {
        for limit in &self.limits {
            limit.own.retain_recent();
            limit.shared.retain_recent();
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
                    .count(Rate::SignIn, &[subject])
                    .unwrap()
                    .unwrap()
                    .remaining,
                left
            );
        }
        let refused = rates.count(Rate::SignIn, &[subject]).unwrap_err();
        assert_eq!(
            (refused.code, refused.retry_after),
            (Code::RateLimited, Some(6))
        );
        let other = Subject::of_address([10, 0, 0, 2].into());
        assert!(rates.count(Rate::SignIn, &[other]).is_ok());
        now.fetch_add(6_000, Ordering::Relaxed);
        assert!(rates.count(Rate::SignIn, &[subject]).is_ok());
    }

    #[test]
    fn what_other_servers_took_counts_here() {
        let servers = [(); 2].map(|()| Rates::new(Arc::new(|| 1_000_000), 1));
        let subjects = Subject::of_user(UserId(7), [10, 0, 0, 1].into());
        let take = |at: usize| {
            let taken = servers[at].count(Rate::SignIn, &subjects);
            for subject in taken.iter().flat_map(|_| &subjects) {
                servers[1 - at].hear(&Rates::call_of(Rate::SignIn, subject), 1);
            }
            taken
        };
        let calls = Rate::SignIn.calls().unwrap() as usize;
        for call in 0..calls {
            assert!(take(call % 2).is_ok(), "{call}");
        }
        for at in 0..2 {
            assert_eq!(take(at).unwrap_err().code, Code::RateLimited);
        }
        for odd in [
            "",
            "[]",
            "[\"Heist\",{\"User\":\"7\"}]",
            "[\"SignIn\",{\"User\":7}]",
        ] {
            servers[0].hear(odd, u32::MAX);
        }
        servers[0].hear(&Rates::call_of(Rate::Read, &subjects[0]), u32::MAX);
    }

    #[test]
    fn every_declared_limit_is_in_force_for_users_and_their_address() {
        let address = [10, 0, 0, 1].into();
        for rate in Rate::ALL {
            let rates = Rates::new(Arc::new(|| 1_000_000), 1);
            let Some(calls) = rate.calls() else {
                assert!((0..1_000).all(|_| {
                    rates
                        .count(*rate, &Subject::of_user(UserId(1), address))
                        .is_ok()
                }));
                continue;
            };
            let mut users = 1..;
            for _ in 0..SHARED {
                let subjects = Subject::of_user(UserId(users.next().unwrap()), address);
                assert!(
                    (0..calls).all(|_| rates.count(*rate, &subjects).is_ok()),
                    "{rate:?}"
                );
                assert!(rates.count(*rate, &subjects).is_err(), "{rate:?}");
            }
            // The address is used up by now, also for another user.
            let subjects = Subject::of_user(UserId(users.next().unwrap()), address);
            assert!(rates.count(*rate, &subjects).is_err(), "{rate:?}");
            let elsewhere = Subject::of_user(UserId(users.next().unwrap()), [10, 0, 0, 2].into());
            assert!(rates.count(*rate, &elsewhere).is_ok(), "{rate:?}");
        }
    }

    #[test]
    fn one_household_of_ipv6_is_one_subject() {
        let of = |text: &str| Subject::of_address(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}
