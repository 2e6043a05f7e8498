//! One case.

use contract::{
    ids::{ReportCaseId, UserId},
    reports::{DetailedReason, GetCase, ReportCaseDetail, ReportView},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};
use store::Run;

use super::{
    policy,
    show_cases::{case_view, reason},
    sql::{self, CaseRow, ReportRow},
};

/// Most reports that are shown of a case.
const MOST: i64 = 100;

/// `ReportCaseResource/get`: a case with what its reporters said. Caller: employee, but not
/// the one whom it is about.
pub async fn get_case(ctx: Ctx, input: GetCase) -> Result<ReportCaseDetail> {
    let employee = ctx.employee()?;
    let row = reviewed(&ctx.house.db, employee, input.case_id).await?;
    let reports = sql::reports_of(&ctx.house.db, row.id, MOST).await?;
    Ok(ReportCaseDetail {
        case: case_view(&ctx, row).await?,
        reports: reports.into_iter().map(report_view).collect(),
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
