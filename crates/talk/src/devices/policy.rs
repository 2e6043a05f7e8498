//! What comes next after pushing to a device. Pure.

/// What came of an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The push service took the message (RFC 8030 §5).
    Taken,
    /// The subscription is over (RFC 8030 §7.3).
    Gone,
    /// It was refused, or the push service was not reached. It may have said in how many
    /// milliseconds to come again (RFC 9110 §10.2.3).
    Failed(Option<i64>),
    /// Too many wait to ask this push service: it was not asked.
    NotAsked,
}

/// What comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// It is told what comes.
    Told,
    /// It is tried again.
    Again {
        /// How many attempts in a row have failed by then.
        failures: i64,
        /// Milliseconds since 1970.
        at_ms: i64,
    },
    /// It is told nothing any more.
    Forget,
}

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
/// How long what is news is pushed, also by the push service (RFC 8030 §5.2, `TTL`).
pub const NEWS_MS: i64 = 24 * HOUR;

/// How long a push service is left alone that too many wait for.
const NOT_ASKED: i64 = 10 * SECOND;
/// The rest after the first failure; it doubles with each further one.
const FIRST_REST: i64 = MINUTE;
/// Longest of these rests.
const LONGEST_REST: i64 = HOUR;
/// Failures in a row after which a device is forgotten: more than two days of nothing else.
const MOST_FAILURES: i64 = 60;

/// What an answer of a push service means: its status, and its `Retry-After`, of which seconds
/// alone are understood.
pub fn outcome(status: u16, retry_after: Option<&str>) -> Outcome {
    match status {
        200..300 => Outcome::Taken,
        404 | 410 => Outcome::Gone,
        _ => {
            let seconds = retry_after.and_then(|text| text.trim().parse::<u32>().ok());
            Outcome::Failed(seconds.map(|seconds| i64::from(seconds) * SECOND))
        }
    }
}

/// What comes after this outcome now, where so many attempts in a row had failed before. A push
/// service is not left alone for longer than what is news is pushed.
pub fn next(outcome: Outcome, failures: i64, now: i64) -> Next {
    match outcome {
        Outcome::Taken => Next::Told,
        Outcome::Gone => Next::Forget,
        Outcome::NotAsked => Next::Again {
            failures,
            at_ms: now + NOT_ASKED,
        },
        Outcome::Failed(_) if failures + 1 >= MOST_FAILURES => Next::Forget,
        Outcome::Failed(retry_after_ms) => {
            let doublings = u32::try_from(failures.clamp(0, 10)).unwrap_or_default();
            let rest = (FIRST_REST << doublings).min(LONGEST_REST);
            let asked = retry_after_ms.unwrap_or_default().min(NEWS_MS);
            Next::Again {
                failures: failures + 1,
                at_ms: now + rest.max(asked),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_push_service_says_what_became_of_a_message() {
        let failed = Outcome::Failed;
        for (status, retry_after, expected) in [
            (201, None, Outcome::Taken),
            (202, Some("60"), Outcome::Taken),
            (404, None, Outcome::Gone),
            (410, None, Outcome::Gone),
            (302, None, failed(None)),
            (403, None, failed(None)),
            (413, None, failed(None)),
            (429, Some("120"), failed(Some(120_000))),
            (503, Some(" 7 "), failed(Some(7_000))),
            (503, Some("-7"), failed(None)),
            (503, Some("Thu, 25 Jun 2020 06:13:42 GMT"), failed(None)),
            (500, None, failed(None)),
        ] {
            assert_eq!(outcome(status, retry_after), expected, "{status}");
        }
    }

    #[test]
    fn a_device_is_tried_again_with_patience_and_given_up() {
        let failed = Outcome::Failed;
        let again = |failures, minutes| Next::Again {
            failures,
            at_ms: 7 + minutes * MINUTE,
        };
        for (outcome, failures, expected) in [
            (Outcome::Taken, 59, Next::Told),
            (Outcome::Gone, 0, Next::Forget),
            (failed(None), 0, again(1, 1)),
            (failed(None), 1, again(2, 2)),
            (failed(None), 5, again(6, 32)),
            (failed(None), 6, again(7, 60)),
            (failed(None), 58, again(59, 60)),
            (failed(None), 59, Next::Forget),
            (failed(Some(30 * SECOND)), 0, again(1, 1)),
            (failed(Some(3 * HOUR)), 0, again(1, 180)),
            (failed(Some(300 * HOUR)), 0, again(1, 24 * 60)),
            (failed(Some(HOUR)), 59, Next::Forget),
        ] {
            assert_eq!(
                next(outcome, failures, 7),
                expected,
                "{outcome:?} {failures}"
            );
        }
        let not_asked = Next::Again {
            failures: 3,
            at_ms: 7 + NOT_ASKED,
        };
        assert_eq!(next(Outcome::NotAsked, 3, 7), not_asked);
    }

    #[test]
    fn what_is_news_for_a_day_outlasts_some_failures() {
        let mut now = 0;
        let mut failures = 0;
        while let Next::Again {
            failures: more,
            at_ms,
        } = next(Outcome::Failed(None), failures, now)
        {
            (failures, now) = (more, at_ms);
        }
        assert!((2 * NEWS_MS..4 * NEWS_MS).contains(&now), "{now}");
    }
}
