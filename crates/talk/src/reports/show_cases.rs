//! Makes views of cases.

use std::collections::HashMap;

use accounts::users::show_users::all_users;
use contract::{
    ids::ReportCaseId,
    reports::{AppealState, CaseOutcome, CaseState, ReportCaseView, ReportReason, ReportedKind},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use super::sql::{self, CaseRow};

/// Views of cases, in their order.
pub(super) async fn show_cases(ctx: &Ctx, rows: Vec<CaseRow>) -> Result<Vec<ReportCaseView>> {
    let ids: Vec<_> = rows.iter().map(|row| row.id).collect();
    let counted = sql::count_reasons(&ctx.house.db, &ids).await?;
    let rules = sql::rules::rules_of(&ctx.house.db, &ids).await?;
    let rules: HashMap<ReportCaseId, String> = rules.into_iter().collect();
    let subjects = all_users(ctx, rows.iter().map(|row| row.subject_id)).await?;
    let viewer = ctx.viewer();
    let view = |row: CaseRow| {
        let mut own: Vec<_> = counted.iter().filter(|of| of.case_id == row.id).collect();
        own.sort_by_key(|of| -of.reports);
        ReportCaseView {
            r#type: "reportcase",
            id: row.id,
            kind: kind(&row.kind),
            target_id: row.target.to_string(),
            state: state(&row),
            outcome: CaseOutcome::parse(&row.outcome),
            measure: row.measure(),
            appeal: row.appeal(),
            is_own_decision: viewer.is_some() && row.closed_by == viewer,
            is_own_answer: viewer.is_some() && row.answered_by == viewer,
            url: row.path,
            excerpt: row.excerpt,
            subject: subjects.get(&row.subject_id).cloned(),
            is_found: row.is_found,
            bans_picture: row.ban_id.is_some(),
            rule: rules.get(&row.id).cloned(),
            report_count: own.iter().map(|of| of.reports).sum(),
            reasons: own.iter().map(|of| reason(&of.reason)).collect(),
            created_at: times::long(row.created_ms),
        }
    };
    Ok(rows.into_iter().map(view).collect())
}

/// The view of one case.
pub(super) async fn case_view(ctx: &Ctx, row: CaseRow) -> Result<ReportCaseView> {
    let views = show_cases(ctx, vec![row]).await?;
    views.into_iter().next().ok_or_else(Error::not_found)
}

fn state(row: &CaseRow) -> CaseState {
    match row.appeal() {
        _ if row.is_open() => CaseState::Open,
        Some(AppealState::Waiting) => CaseState::Appealed,
        _ => CaseState::Closed,
    }
}

/// The kind that was written.
pub(super) fn kind(written: &str) -> ReportedKind {
    ReportedKind::parse(written).unwrap_or(ReportedKind::Pin)
}

/// The reason that was written.
pub(super) fn reason(written: &str) -> ReportReason {
    ReportReason::parse(written).unwrap_or(ReportReason::Spam)
}
