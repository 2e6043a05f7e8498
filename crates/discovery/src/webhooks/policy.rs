//! What webhooks may be told of, and when one is tried again. Pure.

use contract::{
    errors::Code,
    webhooks::{WebhookEvent, WebhookOff},
};
use kernel::error::{Error, Result};

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// Waits between the attempts at one delivery, in milliseconds (Standard Webhooks, "Retry
/// schedule"): a day and a half in all.
const WAITS: [i64; 7] = [
    10 * SECOND,
    MINUTE,
    5 * MINUTE,
    30 * MINUTE,
    2 * HOUR,
    8 * HOUR,
    DAY,
];

/// Longest rest of a webhook whose last attempts failed, in milliseconds.
const LONGEST_REST: i64 = 5 * MINUTE;

/// So long nothing but failures is borne, in milliseconds.
const PATIENCE: i64 = 3 * DAY;

/// The status of a server that wants no more (RFC 9110 §15.5.11).
const GONE: u16 = 410;

/// The types that a user chose, each once and in order. A test cannot be chosen: it is sent
/// whenever its user asks.
pub fn check_events(events: &[WebhookEvent]) -> Result<Vec<WebhookEvent>> {
    let mut chosen = events.to_vec();
    chosen.sort_unstable();
    chosen.dedup();
    if chosen.is_empty() || chosen.contains(&WebhookEvent::Test) {
        let wrong = Error::field(Code::InvalidInput, "events");
        return Err(wrong.detail("events has at least one, and not webhook.test"));
    }
    Ok(chosen)
}

/// Allows sending something to a webhook at its user's wish, unless it is off.
pub fn may_send(off: Option<WebhookOff>) -> Result<()> {
    match off {
        None => Ok(()),
        Some(_) => Err(Error::new(Code::WebhookOff)),
    }
}

/// Milliseconds until the next attempt after this many; none after the last. By chance, of
/// 256, it comes up to a tenth later, so that what failed together does not come back
/// together.
pub fn wait_ms(attempts: i64, chance: u8) -> Option<i64> {
    let made = usize::try_from(attempts).ok()?.checked_sub(1)?;
    let wait = WAITS.get(made)?;
    Some(wait + wait / 10 * i64::from(chance) / 256)
}

/// Milliseconds that a webhook rests after this many failures in a row, whatever waits.
pub fn rest_ms(failures: i64) -> i64 {
    wait_ms(failures, 0).map_or(LONGEST_REST, |wait| wait.min(LONGEST_REST))
}

/// Why a webhook is switched off after a failure; none when it may go on.
pub fn ends_by(status: Option<u16>, failing_ms: i64) -> Option<WebhookOff> {
    match status {
        Some(GONE) => Some(WebhookOff::Gone),
        _ if failing_ms >= PATIENCE => Some(WebhookOff::Failing),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_end() {
        let waits: Vec<Option<i64>> = (0..=9).map(|attempts| wait_ms(attempts, 0)).collect();
        let seconds = [10, 60, 300, 1_800, 7_200, 28_800, 86_400];
        let mut expected = vec![None];
        expected.extend(seconds.map(|seconds| Some(seconds * SECOND)));
        expected.extend([None, None]);
        assert_eq!(waits, expected);
        // (chance, wait after the first attempt)
        for (chance, wait) in [(0, 10_000), (128, 10_500), (255, 10_996)] {
            assert_eq!(wait_ms(1, chance), Some(wait), "{chance}");
        }
    }

    #[test]
    fn a_webhook_rests_longer_with_each_failure_but_never_long() {
        let rests = [1, 2, 3, 4, 7, 8, 1_000].map(rest_ms);
        assert_eq!(
            rests,
            [10_000, 60_000, 300_000, 300_000, 300_000, 300_000, 300_000]
        );
    }

    #[test]
    fn a_webhook_ends_when_it_is_gone_or_has_failed_for_days() {
        // (status, milliseconds of failures, why it ends)
        for (status, failing, ends) in [
            (Some(410), 0, Some(WebhookOff::Gone)),
            (Some(404), 0, None),
            (Some(500), PATIENCE - 1, None),
            (Some(500), PATIENCE, Some(WebhookOff::Failing)),
            (None, PATIENCE, Some(WebhookOff::Failing)),
            (None, 0, None),
        ] {
            assert_eq!(ends_by(status, failing), ends, "{status:?} {failing}");
        }
    }

    #[test]
    fn events_are_chosen_once_each() {
        use WebhookEvent::{BoardDeleted, PinCreated, PinUpdated, Test};
        let twice = [BoardDeleted, PinCreated, PinUpdated, PinCreated];
        let once = check_events(&twice).unwrap();
        assert_eq!(once, [PinCreated, PinUpdated, BoardDeleted]);
        assert!(check_events(&[]).is_err());
        assert!(check_events(&[PinCreated, Test]).is_err());
    }

    #[test]
    fn nothing_is_sent_to_what_is_off() {
        assert!(may_send(None).is_ok());
        for off in WebhookOff::ALL {
            assert_eq!(may_send(Some(*off)).unwrap_err().code, Code::WebhookOff);
        }
    }
}
