//! What may be reported why, who closes cases and how, and who appeals. Pure.

use contract::{
    errors::Code,
    ids::UserId,
    reports::{
        CaseMeasure, CaseOutcome, CloseCase, DetailedReason as Detail, MOST_WORDS,
        ReportReason as Reason, ReportedKind as Kind,
    },
};
use kernel::{
    error::{Error, Result},
    validate,
};

use super::sql::CaseRow;

/// Longest time for which something is done about a user.
const MOST_DAYS: i64 = 365;
/// How long a decision can be appealed.
const APPEAL_DAYS: i64 = 14;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// Most detailed reasons of a report.
const MOST_DETAILS: usize = 8;

/// Reasons that fit things of a kind, in the order in which they are offered.
pub fn reasons_for(kind: Kind) -> &'static [Reason] {
    match kind {
        Kind::Pin => &[
            Reason::Spam,
            Reason::Nudity,
            Reason::SelfHarm,
            Reason::Misinformation,
            Reason::Hate,
            Reason::DangerousGoods,
            Reason::Harassment,
            Reason::Violence,
            Reason::Privacy,
            Reason::IntellectualProperty,
        ],
        Kind::UserDidItData => &[
            Reason::Spam,
            Reason::Nudity,
            Reason::SelfHarm,
            Reason::Hate,
            Reason::Harassment,
            Reason::Violence,
            Reason::Privacy,
            Reason::IntellectualProperty,
        ],
        Kind::Comment => &[
            Reason::Spam,
            Reason::Nudity,
            Reason::SelfHarm,
            Reason::Misinformation,
            Reason::Hate,
            Reason::Harassment,
            Reason::Privacy,
        ],
        Kind::Conversation | Kind::Message => &[
            Reason::Spam,
            Reason::Nudity,
            Reason::SelfHarm,
            Reason::Hate,
            Reason::Harassment,
            Reason::Violence,
            Reason::Privacy,
        ],
        Kind::Board => &[
            Reason::Spam,
            Reason::Nudity,
            Reason::SelfHarm,
            Reason::Misinformation,
            Reason::Hate,
            Reason::DangerousGoods,
            Reason::Violence,
            Reason::IntellectualProperty,
        ],
        Kind::User => &[
            Reason::Spam,
            Reason::Impersonation,
            Reason::TooYoung,
            Reason::Nudity,
            Reason::Hate,
            Reason::Harassment,
            Reason::Privacy,
            Reason::IntellectualProperty,
        ],
    }
}

/// What a reason may be more exactly.
pub fn details_of(reason: Reason) -> &'static [Detail] {
    match reason {
        Reason::Spam => &[Detail::MisleadingLink, Detail::Repeated, Detail::Scam],
        Reason::Nudity => &[Detail::AdultContent, Detail::SexualWords, Detail::Minors],
        Reason::SelfHarm => &[Detail::Suicide, Detail::EatingDisorder],
        Reason::Misinformation => &[Detail::Health, Detail::Civic, Detail::Climate],
        Reason::Harassment => &[Detail::Insults, Detail::Threats, Detail::UnwantedImage],
        Reason::Privacy => &[Detail::PersonalData, Detail::PictureOfMe],
        Reason::IntellectualProperty => &[Detail::Copyright, Detail::Trademark],
        Reason::Hate
        | Reason::DangerousGoods
        | Reason::Violence
        | Reason::Impersonation
        | Reason::TooYoung => &[],
    }
}

/// Allows employees but the one whom a case is about, who does not hear of it.
pub fn may_review(employee: UserId, subject: UserId) -> Result<()> {
    match employee == subject {
        true => Err(Error::not_found()),
        false => Ok(()),
    }
}

/// Checks that a reason fits the kind, and what is more exact the reason.
pub fn check_reasons(kind: Kind, reason: Reason, details: &[Detail]) -> Result<()> {
    if !reasons_for(kind).contains(&reason) {
        return Err(Error::field(Code::InvalidInput, "reason"));
    }
    let fit = |detail: &Detail| details_of(reason).contains(detail);
    match details.len() <= MOST_DETAILS && details.iter().all(fit) {
        true => Ok(()),
        false => Err(Error::field(Code::InvalidInput, "detailed_reasons")),
    }
}

/// Allows every user to report what is another's.
pub fn may_report(viewer: UserId, subject: UserId) -> Result<()> {
    match viewer == subject {
        true => Err(Error::new(Code::NotAllowed)),
        false => Ok(()),
    }
}

/// Kinds of things that a case deletes: boards and users are deleted by their owners or by
/// the host's commands, and what members wrote to each other stays theirs.
fn is_deleted_here(kind: Kind) -> bool {
    matches!(kind, Kind::Pin | Kind::Comment | Kind::UserDidItData)
}

/// Checks that a case of this kind can be closed so; answers what the user is told of why.
pub fn check_decision(kind: Kind, input: &CloseCase) -> Result<String> {
    let is_deleted = input.outcome == CaseOutcome::Deleted;
    if is_deleted && !is_deleted_here(kind) {
        return Err(Error::field(Code::InvalidInput, "outcome"));
    }
    if input.outcome == CaseOutcome::NoViolation && input.measure.is_some() {
        return Err(Error::field(Code::InvalidInput, "measure"));
    }
    let ends = input.measure.is_some_and(|it| it != CaseMeasure::Warned);
    if let Some(days) = input.days
        && !(ends && (1..=MOST_DAYS).contains(&days))
    {
        return Err(Error::field(Code::InvalidInput, "days"));
    }
    match is_deleted || input.measure.is_some() {
        true => validate::words("words", &input.words, MOST_WORDS),
        false => Ok(String::new()),
    }
}

/// Until when what begins now holds for so many days; none until it is taken back.
pub fn until_ms(days: Option<i64>, now: i64) -> Option<i64> {
    days.map(|days| now + days * DAY_MS)
}

/// Allows decisions about users but employees: about those the host decides by its commands.
pub fn may_decide_about(is_employee: bool) -> Result<()> {
    match is_employee {
        true => Err(Error::new(Code::NotAllowed)),
        false => Ok(()),
    }
}

/// Allows one appeal of a decision, in its first 14 days: what is deleted lies in the bin for
/// 30, so that it can come back.
pub fn may_appeal(row: &CaseRow, now: i64) -> Result<()> {
    let is_late = row
        .closed_ms
        .is_none_or(|closed| now >= closed + APPEAL_DAYS * DAY_MS);
    match row.appeal().is_some() || is_late {
        true => Err(Error::new(Code::AppealEnded)),
        false => Ok(()),
    }
}

/// Allows employees but the one whose decision it is to decide an appeal that waits, or was
/// decided.
pub fn may_answer(employee: UserId, row: &CaseRow) -> Result<()> {
    if row.appeal().is_none() {
        return Err(Error::not_found());
    }
    match row.closed_by == Some(employee) {
        true => Err(Error::new(Code::NotAllowed)),
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use contract::ids::ReportCaseId;

    use super::*;

    #[test]
    fn reasons_fit_kinds_and_details_fit_reasons() {
        // kind, reason, details → the field that is wrong
        let rows: [(Kind, Reason, &[Detail], Option<&str>); 11] = [
            (Kind::Pin, Reason::Spam, &[], None),
            (
                Kind::Pin,
                Reason::Spam,
                &[Detail::Scam, Detail::Repeated],
                None,
            ),
            (
                Kind::Pin,
                Reason::Spam,
                &[Detail::Threats],
                Some("detailed_reasons"),
            ),
            (
                Kind::Pin,
                Reason::Spam,
                &[Detail::Scam; 9],
                Some("detailed_reasons"),
            ),
            (Kind::Pin, Reason::TooYoung, &[], Some("reason")),
            (Kind::User, Reason::TooYoung, &[], None),
            (Kind::Comment, Reason::DangerousGoods, &[], Some("reason")),
            (Kind::Board, Reason::DangerousGoods, &[], None),
            (
                Kind::Conversation,
                Reason::Harassment,
                &[Detail::Threats],
                None,
            ),
            (Kind::Conversation, Reason::TooYoung, &[], Some("reason")),
            (
                Kind::UserDidItData,
                Reason::Impersonation,
                &[],
                Some("reason"),
            ),
        ];
        for (kind, reason, details, wrong) in rows {
            let found = check_reasons(kind, reason, details).err();
            let field = found.and_then(|error| error.field);
            assert_eq!(field.as_deref(), wrong, "{kind:?} {reason:?} {details:?}");
        }
    }

    #[test]
    fn every_kind_offers_each_reason_once() {
        for kind in Kind::ALL {
            let offered = reasons_for(*kind);
            for reason in offered {
                let times = offered.iter().filter(|other| *other == reason).count();
                assert_eq!(times, 1, "{kind:?} {reason:?}");
            }
        }
    }

    #[test]
    fn one_s_own_things_are_neither_reported_nor_reviewed() {
        assert!(may_report(UserId(1), UserId(2)).is_ok());
        assert_eq!(
            may_report(UserId(1), UserId(1))
                .err()
                .map(|error| error.code),
            Some(Code::NotAllowed)
        );
        assert!(may_review(UserId(1), UserId(2)).is_ok());
        let own = may_review(UserId(1), UserId(1)).err();
        assert_eq!(own.map(|error| error.code), Some(Code::NotFound));
    }

    fn decision(
        outcome: CaseOutcome,
        measure: Option<CaseMeasure>,
        days: Option<i64>,
    ) -> CloseCase {
        CloseCase {
            case_id: ReportCaseId(1),
            outcome,
            measure,
            days,
            words: " It insults. ".into(),
        }
    }

    #[test]
    fn decisions_fit_what_they_are_about() {
        use CaseMeasure::{Restricted, Suspended, Warned, WriteBanned};
        use CaseOutcome::{Deleted, Handled, NoViolation};
        // kind, outcome, measure, days → the field that is wrong
        for (kind, outcome, measure, days, wrong) in [
            (Kind::Pin, Deleted, None, None, None),
            (Kind::Comment, Deleted, Some(WriteBanned), Some(7), None),
            (Kind::UserDidItData, Deleted, Some(Warned), None, None),
            (Kind::Board, Deleted, None, None, Some("outcome")),
            (Kind::User, Deleted, None, None, Some("outcome")),
            (Kind::Message, Deleted, None, None, Some("outcome")),
            (Kind::Conversation, Deleted, None, None, Some("outcome")),
            (Kind::User, Handled, Some(Suspended), None, None),
            (Kind::Board, Handled, Some(Restricted), Some(365), None),
            (Kind::Pin, NoViolation, None, None, None),
            (Kind::Pin, NoViolation, Some(Warned), None, Some("measure")),
            (Kind::Pin, Handled, None, Some(7), Some("days")),
            (Kind::Pin, Handled, Some(Warned), Some(7), Some("days")),
            (Kind::Pin, Handled, Some(Suspended), Some(0), Some("days")),
            (Kind::Pin, Handled, Some(Suspended), Some(366), Some("days")),
        ] {
            let found = check_decision(kind, &decision(outcome, measure, days)).err();
            let field = found.and_then(|error| error.field);
            assert_eq!(
                field.as_deref(),
                wrong,
                "{kind:?} {outcome:?} {measure:?} {days:?}"
            );
        }
    }

    #[test]
    fn what_is_done_is_told_with_a_reason() {
        use CaseOutcome::{Deleted, Handled, NoViolation};
        let warned = Some(CaseMeasure::Warned);
        for (outcome, measure, told, is_refused) in [
            (Deleted, None, "It insults.", true),
            (Handled, warned, "It insults.", true),
            (Handled, None, "", false),
            (NoViolation, None, "", false),
        ] {
            let mut input = decision(outcome, measure, None);
            assert_eq!(
                check_decision(Kind::Pin, &input).unwrap(),
                told,
                "{outcome:?}"
            );
            input.words = " \u{200b} ".into();
            let found = check_decision(Kind::Pin, &input).is_err();
            assert_eq!(found, is_refused, "{outcome:?}");
        }
    }

    #[test]
    fn a_decision_is_appealed_once_and_soon_and_judged_by_another() {
        let closed = CaseRow {
            closed_ms: Some(0),
            closed_by: Some(UserId(1)),
            ..CaseRow::default()
        };
        let appealed = CaseRow {
            appeal: "waiting".into(),
            ..closed.clone()
        };
        let last = APPEAL_DAYS * DAY_MS - 1;
        for (row, now, expected) in [
            (&closed, 0, None),
            (&closed, last, None),
            (&closed, last + 1, Some(Code::AppealEnded)),
            (&appealed, 0, Some(Code::AppealEnded)),
            (&CaseRow::default(), 0, Some(Code::AppealEnded)),
        ] {
            let found = may_appeal(row, now).err().map(|error| error.code);
            assert_eq!(found, expected, "{row:?} {now}");
        }
        for (row, employee, expected) in [
            (&closed, 2, Some(Code::NotFound)),
            (&appealed, 1, Some(Code::NotAllowed)),
            (&appealed, 2, None),
        ] {
            let found = may_answer(UserId(employee), row).err();
            assert_eq!(found.map(|error| error.code), expected, "{employee}");
        }
    }
}
