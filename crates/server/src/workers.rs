//! Workers of all jobs. Those that wait for other people's servers are apart from the others and
//! from each other, so that a mail server or a push service that is slow keeps nothing else back; and
//! so are those that are due for all users in one moment, such as the mails of a morning.

use std::{sync::Arc, time::Duration};

use accounts::mails::jobs::SEND;
use discovery::{feeds::digest_ideas::DIGEST_IDEAS, webhooks::deliver::DELIVER};
use futures_util::future::join_all;
use kernel::{house::House, jobs};
use queue::{Options, Workers};
use talk::notifications::jobs::{MAIL, PUSH};

/// Jobs that have workers of their own, and how many of each are done at once. One that waits for a
/// slow server takes up to ten or twenty seconds of it; ideas are work of this one.
const APART: [(&str, usize); 5] = [
    (SEND, 8),
    (MAIL, 8),
    (DELIVER, 16),
    (PUSH, 16),
    (DIGEST_IDEAS, 2),
];
/// Until a mail that could not be handed over is tried again; it doubles up to an hour. Twelve
/// attempts then outlast a mail server that is away for four hours.
const MAIL_AGAIN: Duration = Duration::from_secs(15);

/// Starts all groups.
pub fn start(house: &Arc<House>) -> Vec<Workers> {
    let kinds = jobs::handlers(house).into_iter();
    let mut groups: [Vec<_>; APART.len() + 1] = Default::default();
    for (kind, handler) in kinds {
        groups[group_of(kind)].push((kind, handler));
    }
    let start = |(group, handlers)| {
        let options = options(group);
        Workers::start(house.db.clone(), house.clock.clone(), handlers, options)
    };
    groups.into_iter().enumerate().map(start).collect()
}

/// Stops all at once, each within this time.
pub async fn stop(workers: Vec<Workers>, within: Duration) {
    join_all(workers.into_iter().map(|group| group.stop(within))).await;
}

/// The number of a job's group; the last one is that of all other jobs.
fn group_of(kind: &str) -> usize {
    let apart = APART.iter().position(|(own, _)| *own == kind);
    apart.unwrap_or(APART.len())
}

fn options(group: usize) -> Options {
    let usual = Options::default();
    match APART.get(group) {
        None => Options {
            schedule: jobs::schedule(),
            ..usual
        },
        Some((SEND | MAIL, at_once)) => Options {
            at_once: *at_once,
            first_delay: MAIL_AGAIN,
            ..usual
        },
        Some((_, at_once)) => Options {
            at_once: *at_once,
            ..usual
        },
    }
}

#[cfg(test)]
mod tests {
    use talk::notifications::jobs::GATHER;

    use super::*;

    #[test]
    fn what_waits_for_other_servers_or_is_for_all_keeps_nothing_else_back() {
        // Who resets a password does not wait for the mails of a morning.
        let kinds = [SEND, MAIL, DELIVER, PUSH, DIGEST_IDEAS, GATHER];
        let mut groups = kinds.map(group_of);
        groups.sort_unstable();
        assert_eq!(groups, [0, 1, 2, 3, 4, 5]);
    }

    #[test]
    fn a_mail_server_may_be_away_for_hours() {
        for kind in [SEND, MAIL] {
            let mails = options(group_of(kind));
            let mut delay = mails.first_delay;
            let mut waited = Duration::ZERO;
            for _ in 1..mails.attempts {
                waited += delay.min(mails.longest_delay);
                delay *= 2;
            }
            assert!(waited > Duration::from_secs(4 * 3600), "{kind} {waited:?}");
        }
    }
}
