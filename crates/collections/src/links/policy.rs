//! When a page is asked for again, and when a link is called broken. Pure.

/// What came of asking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It is there.
    Found,
    /// The server says that it is gone (404, 410).
    Gone,
    /// The server is away, or answers nonsense.
    Failed,
    /// The website does not want programs to look, or not now.
    Refused,
}

/// What is known of a link after asking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verdict {
    /// Whether viewers are told that it leads nowhere.
    pub is_broken: bool,
    /// Failures in a row.
    pub failures: i64,
    /// When it may be asked again, from now, in milliseconds.
    pub pause_ms: i64,
}

const HOUR_MS: i64 = 60 * 60 * 1_000;
const DAY_MS: i64 = 24 * HOUR_MS;
/// How long what a page says is believed.
const BELIEVED_MS: i64 = 5 * DAY_MS;
/// A server that is away so often in a row, over days, is gone.
const PATIENCE: i64 = 3;

/// What follows from asking a link that failed so often before.
pub fn judge(outcome: Outcome, was_broken: bool, failures: i64) -> Verdict {
    match outcome {
        Outcome::Found => Verdict {
            is_broken: false,
            failures: 0,
            pause_ms: BELIEVED_MS,
        },
        Outcome::Gone => Verdict {
            is_broken: true,
            failures: failures + 1,
            pause_ms: 2 * DAY_MS,
        },
        Outcome::Failed => {
            let failures = failures + 1;
            let is_broken = was_broken || failures >= PATIENCE;
            let pause_ms = if failures == 1 { HOUR_MS } else { DAY_MS };
            Verdict {
                is_broken,
                failures,
                pause_ms,
            }
        }
        // Nothing was learned: what was known stays.
        Outcome::Refused => Verdict {
            is_broken: was_broken,
            failures,
            pause_ms: BELIEVED_MS,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_broken_when_the_page_is_gone_or_the_server_for_days() {
        use Outcome::{Failed, Found, Gone, Refused};
        for (outcome, was_broken, failures, expected) in [
            (Found, false, 0, (false, 0, BELIEVED_MS)),
            (Found, true, 7, (false, 0, BELIEVED_MS)),
            (Gone, false, 0, (true, 1, 2 * DAY_MS)),
            (Failed, false, 0, (false, 1, HOUR_MS)),
            (Failed, false, 1, (false, 2, DAY_MS)),
            (Failed, false, 2, (true, 3, DAY_MS)),
            (Failed, true, 0, (true, 1, HOUR_MS)),
            (Refused, false, 2, (false, 2, BELIEVED_MS)),
            (Refused, true, 3, (true, 3, BELIEVED_MS)),
        ] {
            let Verdict {
                is_broken,
                failures: after,
                pause_ms,
            } = judge(outcome, was_broken, failures);
            assert_eq!(
                (is_broken, after, pause_ms),
                expected,
                "{outcome:?} {was_broken} {failures}"
            );
        }
    }
}
