//! Closes a case.

use accounts::mails::{About, NewMail, send_mail};
use collections::{
    did_its::delete_did_it,
    pins::{self, take_down_pin::take_down_pin},
};
use contract::{
    ids::{CommentId, DidItId, PinId},
    notifications::NoticeKind,
    reports::{CaseOutcome, CloseCase, ReportCaseView, ReportedKind},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{Concern, concern},
    tx::Tx,
};

use super::{
    get_case::reviewed,
    policy,
    show_cases::{case_view, kind},
    sql::{self, CaseRow, Closing},
    take_measure::{locked, take_measure},
};
use crate::comments::delete_comment;

/// `ReportCaseResource/update`: closes a case, deletes what it is about where that is its
/// outcome, and does about the user what is decided. Caller: employee, but not the one whom
/// it is about. A case that is closed stays as it was closed, until its appeal is decided.
pub async fn close_case(ctx: Ctx, input: CloseCase) -> Result<ReportCaseView> {
    let employee = ctx.employee()?;
    let row = reviewed(&ctx.house.db, employee, input.case_id).await?;
    let kind = kind(&row.kind);
    let words = policy::check_decision(kind, &input)?;
    let how = Closing {
        outcome: input.outcome,
        measure: input.measure,
        until_ms: policy::until_ms(input.days, ctx.now()),
        words: &words,
        by: employee,
        now: ctx.now(),
    };
    if row.is_open() {
        close(&ctx, kind, &row, &how).await?;
    }
    let row = reviewed(&ctx.house.db, employee, row.id).await?;
    case_view(&ctx, row).await
}

/// Does what is decided, unless another employee was quicker. Locked are the pin and its
/// board, then the user, then the case, as wherever some of them are.
async fn close(ctx: &Ctx, kind: ReportedKind, row: &CaseRow, how: &Closing<'_>) -> Result<()> {
    let is_deleted = how.outcome == CaseOutcome::Deleted;
    let tx = ctx.begin().await?;
    pins::lock(&tx, row.pin_id).await?;
    if is_deleted {
        delete(ctx, &tx, kind, row).await?;
    }
    locked(&tx, row.subject_id).await?;
    if !sql::close(&tx, row.id, how).await? {
        return Ok(());
    }
    if let Some(measure) = how.measure {
        take_measure(ctx, &tx, row, measure).await?;
    }
    if is_deleted || how.measure.is_some() {
        tell(ctx, &tx, row, About::CaseDecided { case_id: row.id }).await?;
    }
    tx.commit().await
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
        ReportedKind::Pin => take_down_pin(ctx, tx, PinId(row.target)).await,
        ReportedKind::User
        | ReportedKind::Board
        | ReportedKind::Conversation
        | ReportedKind::Message => Ok(()),
    }
}

/// Tells the user in the hub and by a mail, which no setting turns off: who is suspended
/// reads it there alone.
pub(super) async fn tell(ctx: &Ctx, tx: &Tx, row: &CaseRow, about: About) -> Result<()> {
    let user_id = row.subject_id;
    concern(
        ctx,
        tx,
        Concern::of_host(user_id, NoticeKind::CaseDecided, 0),
    )
    .await?;
    send_mail(ctx, tx, &NewMail { user_id, about }).await
}
