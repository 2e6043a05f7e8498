//! Closes a case.

use collections::did_its::delete_did_it;
use contract::{
    ids::{CommentId, DidItId, PinId},
    reports::{CaseOutcome, CloseCase, ReportCaseView, ReportedKind},
};
use kernel::{ctx::Ctx, error::Result};

use super::{
    get_case::reviewed,
    policy,
    show_cases::{case_view, kind},
    sql,
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
    if row.is_open() && input.outcome == CaseOutcome::Deleted {
        delete(&ctx, kind, row.pin_id, row.target).await?;
    }
    let tx = ctx.begin().await?;
    sql::close(&tx, row.id, input.outcome, employee, ctx.now()).await?;
    tx.commit().await?;
    let row = reviewed(&ctx.house.db, employee, row.id).await?;
    case_view(&ctx, row).await
}

/// Harmless when it is gone.
async fn delete(ctx: &Ctx, kind: ReportedKind, pin: PinId, id: i64) -> Result<()> {
    match kind {
        ReportedKind::Comment => delete_comment::remove(ctx, pin, CommentId(id)).await,
        ReportedKind::UserDidItData => delete_did_it::take_back(ctx, pin, DidItId(id)).await,
        ReportedKind::Pin | ReportedKind::User | ReportedKind::Board => Ok(()),
    }
}
