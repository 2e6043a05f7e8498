//! When a user is told of what.

use accounts::preferences::find_cadence::Cadence;
use contract::{notifications::NoticeKind, preferences::MailCadence};
use kernel::validate;

use NoticeKind::{
    CaseDecided, Comment, CommentLike, DeviceLost, DidItComment, DidItLike, ExportReady, Follow,
    MergeDone, NewDevice, Reaction, Reply, Save,
};

/// Until what many may do at once is gathered for the first time.
const FIRST_MS: i64 = 10_000;
/// Until it is gathered again: twelve times an hour, however many do it.
const AGAIN_MS: i64 = 5 * 60 * 1_000;

/// Whether thousands may do it in an hour, and nothing is lost when it is told a little later.
pub fn is_mass(kind: NoticeKind) -> bool {
    matches!(kind, Follow | Save | Reaction | DidItLike | CommentLike)
}

/// Whether a user who does it again on the same day is told of again. What is switched on and
/// off is not: it would be a way to call for a user a hundred times.
pub fn is_repeated(kind: NoticeKind) -> bool {
    matches!(
        kind,
        Comment
            | DidItComment
            | Reply
            | MergeDone
            | ExportReady
            | NewDevice
            | CaseDecided
            | DeviceLost
    )
}

/// When what happened is gathered, where it was last gathered then.
pub fn due_ms(kind: NoticeKind, now: i64, gathered_ms: i64) -> i64 {
    match is_mass(kind) {
        true => (now + FIRST_MS).max(gathered_ms + AGAIN_MS),
        false => now,
    }
}

/// Until what happened is mailed at once: what is seen meanwhile is not.
const SEEN_MS: i64 = 2 * MINUTE_MS;
/// Between two mails that come at once.
const BETWEEN_MS: i64 = 15 * MINUTE_MS;
const MINUTE_MS: i64 = 60_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;
/// The hour of a user's clock at which the mails of a day or week come.
const MORNING_MS: i64 = 9 * HOUR_MS;
/// 1970 began on a Thursday.
const MONDAY: i64 = 4;

/// When what happened now is mailed to a user to whom news were last mailed then; never where they
/// want none of it.
pub fn mail_due_ms(cadence: Cadence, now: i64, mailed_ms: i64) -> Option<i64> {
    let offset_ms = cadence.utc_offset_minutes * MINUTE_MS;
    let local = now + offset_ms;
    // The morning that follows: today's, or tomorrow's.
    let day = (local - MORNING_MS).div_euclid(DAY_MS) + 1;
    let morning = |day: i64| day * DAY_MS + MORNING_MS - offset_ms;
    match cadence.cadence {
        MailCadence::Never => None,
        MailCadence::AtOnce => Some((now + SEEN_MS).max(mailed_ms + BETWEEN_MS)),
        MailCadence::Daily => Some(morning(day)),
        MailCadence::Weekly => Some(morning(day + (MONDAY - day).rem_euclid(7))),
    }
}

/// Whether the next mail that comes at once has to wait: what happened while the last one was sent
/// may be due before.
pub fn is_too_soon(cadence: MailCadence, now: i64, mailed_ms: i64) -> bool {
    cadence == MailCadence::AtOnce && now < mailed_ms + BETWEEN_MS
}

/// Longest path of this host to which an announcement leads, in bytes.
const LONGEST_PATH: usize = 2_048;

/// The link of an announcement as it is kept: a path of this host, or an address elsewhere that
/// begins with `https://`; none where it is neither.
pub fn announced_link(link: &str) -> Option<String> {
    if link.starts_with('/') {
        // Browsers read `//host` and `/\host` as an address elsewhere.
        let is_path = link.len() <= LONGEST_PATH
            && !link.starts_with("//")
            && link.chars().all(|c| c.is_ascii_graphic() && c != '\\');
        return is_path.then(|| link.to_owned());
    }
    let link = validate::link("link", Some(link)).ok().flatten()?;
    link.starts_with("https://").then_some(link)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mails_come_in_the_morning_of_their_reader() {
        // Thursday, 1 January 1970, in hours; the second number is the offset in hours.
        for (cadence, offset, now, expected) in [
            (MailCadence::Daily, 0, 8, Some(9)),
            (MailCadence::Daily, 0, 9, Some(24 + 9)),
            (MailCadence::Daily, 0, 10, Some(24 + 9)),
            (MailCadence::Daily, 2, 6, Some(7)),
            (MailCadence::Daily, -8, 10, Some(17)),
            (MailCadence::Daily, 14, 1, Some(19)),
            (MailCadence::Weekly, 0, 10, Some(4 * 24 + 9)),
            (MailCadence::Weekly, 0, 4 * 24 + 8, Some(4 * 24 + 9)),
            (MailCadence::Weekly, 0, 4 * 24 + 9, Some(11 * 24 + 9)),
            (MailCadence::Weekly, 13, 3 * 24 + 19, Some(3 * 24 + 20)),
            (MailCadence::Never, 0, 10, None),
        ] {
            let chosen = Cadence {
                cadence,
                utc_offset_minutes: offset * 60,
            };
            let due = mail_due_ms(chosen, now * HOUR_MS, 0);
            assert_eq!(
                due,
                expected.map(|hour| hour * HOUR_MS),
                "{cadence:?} {offset} {now}"
            );
        }
    }

    #[test]
    fn mails_at_once_are_apart() {
        let chosen = Cadence {
            cadence: MailCadence::AtOnce,
            utc_offset_minutes: 0,
        };
        let now = 1_000 * MINUTE_MS;
        for (mailed, expected) in [(0, 1_002), (986, 1_002), (990, 1_005), (1_000, 1_015)] {
            let due = mail_due_ms(chosen, now, mailed * MINUTE_MS);
            assert_eq!(due, Some(expected * MINUTE_MS), "{mailed}");
            let soon = is_too_soon(MailCadence::AtOnce, now, mailed * MINUTE_MS);
            assert_eq!(soon, mailed > 985, "{mailed}");
        }
    }

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
    fn announcements_lead_to_paths_and_to_safe_addresses() {
        let long = format!("/{}", "a".repeat(LONGEST_PATH));
        for (link, kept) in [
            ("/", Some("/")),
            ("/today/?a=b#c", Some("/today/?a=b#c")),
            ("https://blog.example", Some("https://blog.example/")),
            (
                "HTTPS://blog.example/a b",
                Some("https://blog.example/a%20b"),
            ),
            ("http://blog.example/", None),
            ("//blog.example/", None),
            ("/\\blog.example/", None),
            ("/a b/", None),
            ("/\u{e9}/", None),
            ("today/", None),
            ("javascript:alert(1)", None),
            ("https://ada:secret@blog.example/", None),
            (&long, None),
        ] {
            assert_eq!(announced_link(link).as_deref(), kept, "{link}");
        }
    }

    #[test]
    fn what_is_switched_on_and_off_is_told_once() {
        for kind in NoticeKind::ALL {
            assert!(!is_mass(*kind) || !is_repeated(*kind), "{kind:?}");
        }
    }
}
