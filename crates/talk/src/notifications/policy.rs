//! When a user is told of what.

use contract::notifications::NoticeKind;

use NoticeKind::{
    Comment, CommentLike, ExportReady, Follow, MergeDone, NewDevice, Reaction, Reply, Save,
};

/// Until what many may do at once is gathered for the first time.
const FIRST_MS: i64 = 10_000;
/// Until it is gathered again: twelve times an hour, however many do it.
const AGAIN_MS: i64 = 5 * 60 * 1_000;

/// Whether thousands may do it in an hour, and nothing is lost when it is told a little later.
pub fn is_mass(kind: NoticeKind) -> bool {
    matches!(kind, Follow | Save | Reaction | CommentLike)
}

/// Whether a user who does it again on the same day is told of again. What is switched on and
/// off is not: it would be a way to call for a user a hundred times.
pub fn is_repeated(kind: NoticeKind) -> bool {
    matches!(kind, Comment | Reply | MergeDone | ExportReady | NewDevice)
}

/// When what happened is gathered, where it was last gathered then.
pub fn due_ms(kind: NoticeKind, now: i64, gathered_ms: i64) -> i64 {
    match is_mass(kind) {
        true => (now + FIRST_MS).max(gathered_ms + AGAIN_MS),
        false => now,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_many_do_is_gathered_seldom() {
        for (kind, gathered, expected) in [
            (Comment, 0, 1_000_000),
            (Comment, 999_999, 1_000_000),
            (Save, 0, 1_010_000),
            (Save, 700_000, 1_010_000),
            (Save, 800_000, 1_100_000),
            (Follow, 1_000_000, 1_300_000),
        ] {
            assert_eq!(
                due_ms(kind, 1_000_000, gathered),
                expected,
                "{kind:?} {gathered}"
            );
        }
    }

    #[test]
    fn what_is_switched_on_and_off_is_told_once() {
        for kind in NoticeKind::ALL {
            assert!(!is_mass(*kind) || !is_repeated(*kind), "{kind:?}");
        }
    }
}
