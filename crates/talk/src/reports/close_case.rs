//! Closes a case.

use collections::{did_its::delete_did_it, pins};
use contract::{
    ids::{CommentId, DidItId},
    reports::{CaseOutcome, CloseCase, ReportCaseView, ReportedKind},
};
use kernel::{ctx::Ctx, error::Result, tx::Tx};

use super::{
    get_case::reviewed,
    policy,
    show_cases::{case_view, kind},
    sql::{self, CaseRow},
};
use crate::comments::delete_comment;

/// `ReportCaseResource/update`: closes a case, and deletes what it is about where that is
/// its outcome. Caller: employee, but not the one whom it is about. A case that is closed
/// stays as it was closed.
pub async fn close_case(ctx: Ctx, input: CloseCase) -> Result<ReportCaseView> {
    let employee = ctx.employee()?;
    let row = reviewed(&ctx.house.db, employee, input.case_id).await?;
    let kind = kind(&row.kind);
    policy::check_outcome(kind, input.outcome)?;
    let tx = ctx.begin().await?;
    pins::lock(&tx, row.pin_id).await?;
    let is_closed = sql::close(&tx, row.id, input.outcome, employee, ctx.now()).await?;
    if is_closed && input.outcome == CaseOutcome::Deleted {
        delete(&ctx, &tx, kind, &row).await?;
    }
    tx.commit().await?;
    let row = reviewed(&ctx.house.db, employee, row.id).await?;
    case_view(&ctx, row).await
}

/// Its pin must have been locked; harmless when it is gone.
async fn delete(ctx: &Ctx, tx: &Tx, kind: ReportedKind, row: &CaseRow) -> Result<()> {
    match kind {
        ReportedKind::Comment => {
            delete_comment::remove(tx, row.pin_id, CommentId(row.target)).await
        }
        ReportedKind::UserDidItData => {
            delete_did_it::remove(ctx, tx, row.pin_id, DidItId(row.target)).await
        }
        ReportedKind::Pin
        | ReportedKind::User
        | ReportedKind::Board
        | ReportedKind::Conversation
        | ReportedKind::Message => Ok(()),
    }
}
