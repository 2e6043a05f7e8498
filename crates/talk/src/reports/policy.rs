//! What may be reported why, who closes cases and how, and who appeals. Pure.

mod check_reasons;

use contract::{
    audits::AuditChange,
    errors::Code,
    ids::UserId,
    reports::{CaseMeasure, CaseOutcome, CloseCase, MOST_WORDS, ReportedKind as Kind},
};
use kernel::{
    error::{Error, Result},
    validate,
};

pub use check_reasons::{check_reasons, details_of, reasons_for};

use super::sql::CaseRow;

/// Longest time for which something is done about a user.
const MOST_DAYS: i64 = 365;
/// How long a decision can be appealed.
const APPEAL_DAYS: i64 = 14;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// Allows employees but the one whom a case is about, who does not hear of it.
pub fn may_review(employee: UserId, subject: UserId) -> Result<()> {
    match employee == subject {
        true => Err(Error::not_found()),
        false => Ok(()),
    }
}

/// Allows every user to report what is another's.
pub fn may_report(viewer: UserId, subject: UserId) -> Result<()> {
    match viewer == subject {
        true => Err(Error::new(Code::NotAllowed)),
        false => Ok(()),
    }
}

/// Whether things of a kind end so: some are deleted, others hidden, since they are deleted by
/// their owners or by the host's commands.
fn fits(kind: Kind, outcome: CaseOutcome) -> bool {
    match outcome {
        CaseOutcome::NoViolation | CaseOutcome::Handled => true,
        CaseOutcome::Deleted => matches!(
            kind,
            Kind::Pin | Kind::Comment | Kind::UserDidItData | Kind::Message | Kind::Conversation
        ),
        CaseOutcome::Hidden => matches!(kind, Kind::Board | Kind::User),
    }
}

/// Checks that a case of this kind can be closed so; answers what the user is told of why.
pub fn check_decision(kind: Kind, input: &CloseCase) -> Result<String> {
    if !fits(kind, input.outcome) {
        return Err(Error::field(Code::InvalidInput, "outcome"));
    }
    let shows_pictures = matches!(kind, Kind::Pin | Kind::UserDidItData | Kind::User);
    let may_ban = shows_pictures && input.outcome.takes_away();
    if !input.banned_pictures.is_empty() && !may_ban {
        return Err(Error::field(Code::InvalidInput, "banned_pictures"));
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
    match input.outcome.takes_away() || input.measure.is_some() {
        true => validate::words("words", &input.words, MOST_WORDS),
        false => Ok(String::new()),
    }
}

/// What the audit of the user says of a decision; changes of their standing are noted where they
/// are made.
pub fn noted(outcome: CaseOutcome, measure: Option<CaseMeasure>) -> Vec<AuditChange> {
    let taken_away = match outcome {
        CaseOutcome::Deleted => Some(AuditChange::ThingDeleted),
        CaseOutcome::Hidden => Some(AuditChange::ThingHidden),
        CaseOutcome::NoViolation | CaseOutcome::Handled => None,
    };
    let warned = measure.filter(|it| *it == CaseMeasure::Warned);
    taken_away
        .into_iter()
        .chain(warned.map(|_| AuditChange::Warned))
        .collect()
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

/// Allows one appeal of a decision, in its first 14 days: what is deleted is kept for 30, so that
/// it can come back.
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
            banned_pictures: Vec::new(),
            judged_pictures: Vec::new(),
        }
    }

    #[test]
    fn decisions_fit_what_they_are_about() {
        use CaseMeasure::{Restricted, Suspended, Warned, WriteBanned};
        use CaseOutcome::{Deleted, Handled, Hidden, NoViolation};
        // kind, outcome, measure, days → the field that is wrong
        for (kind, outcome, measure, days, wrong) in [
            (Kind::Pin, Deleted, None, None, None),
            (Kind::Comment, Deleted, Some(WriteBanned), Some(7), None),
            (Kind::UserDidItData, Deleted, Some(Warned), None, None),
            (Kind::Board, Deleted, None, None, Some("outcome")),
            (Kind::User, Deleted, None, None, Some("outcome")),
            (Kind::Message, Deleted, None, None, None),
            (Kind::Conversation, Deleted, Some(Suspended), None, None),
            (Kind::Picture, Deleted, None, None, Some("outcome")),
            (Kind::Board, Hidden, None, None, None),
            (Kind::User, Hidden, Some(Warned), None, None),
            (Kind::Pin, Hidden, None, None, Some("outcome")),
            (Kind::Message, Hidden, None, None, Some("outcome")),
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
    fn pictures_are_banned_of_what_shows_them_and_is_taken_away() {
        use CaseOutcome::{Deleted, Handled, Hidden, NoViolation};
        for (kind, outcome, may) in [
            (Kind::Pin, Deleted, true),
            (Kind::UserDidItData, Deleted, true),
            (Kind::User, Hidden, true),
            (Kind::Pin, Handled, false),
            (Kind::UserDidItData, NoViolation, false),
            (Kind::User, Handled, false),
            (Kind::Comment, Deleted, false),
            (Kind::Board, Hidden, false),
        ] {
            let mut input = decision(outcome, None, None);
            input.banned_pictures = vec!["a".into()];
            let refused = check_decision(kind, &input).err();
            let field = refused.and_then(|error| error.field);
            let wrong = (!may).then_some("banned_pictures");
            assert_eq!(field.as_deref(), wrong, "{kind:?} {outcome:?}");
        }
    }

    #[test]
    fn what_is_done_is_told_with_a_reason() {
        use CaseOutcome::{Deleted, Handled, Hidden, NoViolation};
        let warned = Some(CaseMeasure::Warned);
        for (kind, outcome, measure, told, is_refused) in [
            (Kind::Pin, Deleted, None, "It insults.", true),
            (Kind::Board, Hidden, None, "It insults.", true),
            (Kind::Pin, Handled, warned, "It insults.", true),
            (Kind::Pin, Handled, None, "", false),
            (Kind::Pin, NoViolation, None, "", false),
        ] {
            let mut input = decision(outcome, measure, None);
            assert_eq!(check_decision(kind, &input).unwrap(), told, "{outcome:?}");
            input.words = " \u{200b} ".into();
            let found = check_decision(kind, &input).is_err();
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
