//! Makes views of cases.

use accounts::users::show_users::user_refs;
use contract::reports::{CaseOutcome, CaseState, ReportCaseView, ReportReason, ReportedKind};
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
    let subjects = user_refs(ctx, rows.iter().map(|row| row.subject_id)).await?;
    let view = |row: CaseRow| {
        let mut own: Vec<_> = counted.iter().filter(|of| of.case_id == row.id).collect();
        own.sort_by_key(|of| -of.reports);
        ReportCaseView {
            r#type: "reportcase",
            id: row.id,
            kind: kind(&row.kind),
            target_id: row.target.to_string(),
            state: match row.is_open() {
                true => CaseState::Open,
                false => CaseState::Closed,
            },
            outcome: CaseOutcome::parse(&row.outcome),
            url: row.path,
            excerpt: row.excerpt,
            subject: subjects.get(&row.subject_id).map(|user| (**user).clone()),
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

/// The kind that was written.
pub(super) fn kind(written: &str) -> ReportedKind {
    ReportedKind::parse(written).unwrap_or(ReportedKind::Pin)
}

/// The reason that was written.
pub(super) fn reason(written: &str) -> ReportReason {
    ReportReason::parse(written).unwrap_or(ReportReason::Spam)
}
