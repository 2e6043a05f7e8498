//! Makes views of decisions, as the user reads them whom they are about.

use contract::reports::{CaseOutcome, decisions::DecisionView};
use kernel::times;

use super::{policy, show_cases::kind, sql::CaseRow};

/// The view of a decision; none while the case is open.
pub(super) fn decision_view(row: CaseRow, now: i64) -> Option<DecisionView> {
    let outcome = CaseOutcome::parse(&row.outcome)?;
    Some(DecisionView {
        r#type: "decision",
        id: row.id,
        kind: kind(&row.kind),
        outcome,
        bans_picture: row.bans_picture(),
        measure: row.measure(),
        until_at: row.until_ms.map(times::long),
        is_in_force: row.is_in_force,
        created_at: times::long(row.closed_ms.unwrap_or_default()),
        appeal: row.appeal(),
        may_appeal: policy::may_appeal(&row, now).is_ok(),
        excerpt: row.excerpt,
        words: row.words,
        appeal_words: row.appeal_words,
        answer_words: row.answer_words,
    })
}
