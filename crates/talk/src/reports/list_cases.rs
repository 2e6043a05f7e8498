//! What users reported.

use contract::{
    answers::Page,
    reports::{CaseState, ListCases, ReportCaseView},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset_of, keyset_page},
};

use super::{show_cases::show_cases, sql};

/// `ReportCasesResource/get`: open cases and those with an appeal that waits, the earliest
/// first, or closed ones, the latest first. Caller: employee, who does not hear of cases of
/// themselves.
pub async fn list_cases(ctx: Ctx, input: ListCases) -> Result<Page<ReportCaseView>> {
    let employee = ctx.employee()?;
    let (scope, start) = match input.state {
        CaseState::Open => ("open cases", 0),
        CaseState::Appealed => ("appealed cases", 0),
        CaseState::Closed => ("closed cases", i64::MAX),
    };
    let Some([place]) = keyset_of(&ctx, scope, &input.bookmarks, [start])? else {
        return Ok(Page::ended());
    };
    let most = input.page_size.items() as i64 + 1;
    let rows = sql::list_cases(&ctx.house.db, input.state, place, employee, most).await?;
    let page = keyset_page(&ctx, scope, input.page_size, rows, |row| row.id.0);
    Ok(Page {
        items: show_cases(&ctx, page.items).await?,
        bookmark: page.bookmark,
    })
}
