//! How often one foreign server is asked: all users together look like this host to it.

use std::{num::NonZeroU32, sync::Arc, time::Duration};

use governor::{Quota, RateLimiter, clock::Clock, state::keyed::DashMapStateStore};
use tokio::time::{Instant, sleep};
use url::{Host, Url};

use crate::{refused::Refused, suffix::suffix};

/// Requests to one server at once.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(60).expect("it is positive");
/// Requests to one server a second after that.
const A_SECOND: NonZeroU32 = NonZeroU32::new(5).expect("it is positive");
/// How long a request waits for its turn.
const PATIENCE: Duration = Duration::from_secs(5);
/// Servers that are remembered before those are forgotten whose turns are over.
const REMEMBERED: usize = 10_000;

type Turns = RateLimiter<String, DashMapStateStore<String>, Now>;

/// The budget of every foreign server. Cheap to clone; clones share it.
#[derive(Clone)]
pub(crate) struct Budget(Arc<Turns>);

impl Budget {
    pub(crate) fn new() -> Self {
        let quota = Quota::per_second(A_SECOND).allow_burst(AT_ONCE);
        Self(Arc::new(Turns::new(
            quota,
            DashMapStateStore::default(),
            Now,
        )))
    }

    /// Waits for a turn to ask the server of this address.
    ///
    /// # Errors
    /// Too many wait already.
    pub(crate) async fn turn(&self, url: &Url) -> Result<(), Refused> {
        let Some(server) = server_of(url) else {
            return Ok(());
        };
        if self.0.len() > REMEMBERED {
            self.0.retain_recent();
        }
        let give_up = Instant::now() + PATIENCE;
        while let Err(early) = self.0.check_key(&server) {
            let turn = Instant::from_std(early.earliest_possible());
            if turn > give_up {
                return Err(Refused::Busy);
            }
            sleep(turn.saturating_duration_since(Instant::now())).await;
        }
        Ok(())
    }
}

/// Whose budget it is: all names below one registered domain are one server's, since
/// one who has it can make up any number of names; as are all addresses of an IPv6
/// network of one customer (/64). Names that a provider gives away below its own
/// (`ada.github.io`) are the provider's server here, whatever the list of suffixes says
/// of cookies: they may all lead to one machine.
fn server_of(url: &Url) -> Option<String> {
    Some(match url.host()? {
        Host::Domain(name) => registered(name.trim_end_matches('.')).to_owned(),
        Host::Ipv4(address) => address.to_string(),
        Host::Ipv6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}")
        }
    })
}

/// The part of a name that was bought at a registry: one label and the longest suffix of
/// ICANN's section of the list. What is itself such a suffix, or a single label, is whole.
fn registered(name: &str) -> &str {
    let mut rest = name;
    let suffix = loop {
        let Some(suffix) = suffix(rest) else {
            return name;
        };
        match suffix.text.split_once('.') {
            // `github.io`: a name that its owner bought below `io`.
            Some((_, above)) if suffix.is_private => rest = above,
            _ => break suffix.text,
        }
    };
    let before = name.len() - suffix.len();
    let labels = name[..before].trim_end_matches('.');
    &name[labels.rfind('.').map_or(0, |dot| dot + 1)..]
}

/// The clock that sleeping goes by.
#[derive(Clone)]
struct Now;

impl Clock for Now {
    type Instant = std::time::Instant;

    fn now(&self) -> Self::Instant {
        Instant::now().into_std()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(host: &str) -> Url {
        format!("https://{host}/page").parse().unwrap()
    }

    #[test]
    fn names_below_one_domain_are_one_server() {
        for (host, server) in [
            ("shop.example", "shop.example"),
            ("a.b.shop.example.", "shop.example"),
            ("www.shop.co.uk", "shop.co.uk"),
            // Names that a provider gives away lead to its machines.
            ("ada.github.io", "github.io"),
            ("pictures.ada.github.io", "github.io"),
            ("github.io", "github.io"),
            ("ada.s3.amazonaws.com", "amazonaws.com"),
            ("ada.blogspot.co.uk", "blogspot.co.uk"),
            // The suffix of a registry is below no other.
            ("co.uk", "co.uk"),
            ("intranet", "intranet"),
            ("203.0.113.7", "203.0.113.7"),
            ("[2001:db8:1:2::3]", "2001:db8:1:2"),
            ("[2001:db8:1:2:9::]", "2001:db8:1:2"),
        ] {
            assert_eq!(server_of(&at(host)).as_deref(), Some(server), "{host}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_is_asked_so_often_and_others_do_not_wait() {
        let budget = Budget::new();
        let began = Instant::now();
        for _ in 0..60 {
            budget.turn(&at("a.example")).await.unwrap();
        }
        assert_eq!(began.elapsed(), Duration::ZERO);
        for _ in 0..10 {
            budget.turn(&at("a.example")).await.unwrap();
        }
        let waited = began.elapsed().as_millis();
        assert!((2_000..2_100).contains(&waited), "{waited}");
        budget.turn(&at("b.example")).await.unwrap();
        assert_eq!(began.elapsed().as_millis(), waited);
    }

    #[tokio::test(start_paused = true)]
    async fn more_than_can_wait_are_refused() {
        let budget = Budget::new();
        let asking = (0..200).map(|_| {
            let budget = budget.clone();
            tokio::spawn(async move { budget.turn(&at("a.example")).await })
        });
        let mut taken = 0;
        for asked in asking.collect::<Vec<_>>() {
            match asked.await.unwrap() {
                Ok(()) => taken += 1,
                Err(refused) => assert_eq!(refused, Refused::Busy),
            }
        }
        // At once, and what five seconds bring.
        assert!((84..=86).contains(&taken), "{taken}");
    }
}
