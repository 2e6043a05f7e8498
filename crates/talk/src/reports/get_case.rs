//! One case.

use contract::{
    ids::{ReportCaseId, UserId},
    reports::{AppealState, DetailedReason, GetCase, ReportCaseDetail, ReportView},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};
use store::Run;

use super::{
    find_pictures::show_pictures,
    policy,
    show_cases::{case_view, reason},
    show_decisions::decision_view,
    sql::{self, CaseRow, ReportRow},
};

/// Most reports that are shown of a case.
const MOST: i64 = 100;

/// `ReportCaseResource/get`: a case with what its reporters said. Caller: employee, but not
/// the one whom it is about.
pub async fn get_case(ctx: Ctx, input: GetCase) -> Result<ReportCaseDetail> {
    let employee = ctx.employee()?;
    let row = reviewed(&ctx.house.db, employee, input.case_id).await?;
    let db = &ctx.house.db;
    let reports = sql::reports_of(db, row.id, MOST).await?;
    Ok(ReportCaseDetail {
        reports: reports.into_iter().map(report_view).collect(),
        earlier_count: sql::count_earlier(db, row.subject_id, row.id).await?,
        pictures: show_pictures(&ctx, &row).await?,
        decision: decision_view(row.clone(), ctx.now()),
        may_decide_appeal: row.appeal() == Some(AppealState::Waiting)
            && policy::may_answer(employee, &row).is_ok(),
        case: case_view(&ctx, row).await?,
    })
}

/// The case, unless it is about the employee.
pub(super) async fn reviewed(
    run: &impl Run,
    employee: UserId,
    id: ReportCaseId,
) -> Result<CaseRow> {
    let row = sql::find_case(run, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    policy::may_review(employee, row.subject_id)?;
    Ok(row)
}

fn report_view(row: ReportRow) -> ReportView {
    let details = row.detailed.split(',').filter_map(DetailedReason::parse);
    ReportView {
        reason: reason(&row.reason),
        detailed_reasons: details.collect(),
        text: row.text,
        created_at: times::long(row.created_ms),
    }
}
