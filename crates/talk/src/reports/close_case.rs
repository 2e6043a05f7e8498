//! Closes a case.

use accounts::mails::{About, NewMail, send_mail};
use collections::pins;
use contract::{
    notifications::NoticeKind,
    reports::{CloseCase, ReportCaseView, ReportedKind},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{Concern, concern},
    tx::Tx,
};

use super::{
    get_case::reviewed,
    hold_thing::{held_by, show_again},
    judge_picture::{judge_pictures, pictures_to_ban},
    note_decision::note_decision,
    policy,
    show_cases::{case_view, kind},
    sql::{self, CaseRow, Closing},
    take_away::take_away,
    take_down_words::take_down_words,
    take_measure::{locked, take_measure},
};

/// `ReportCaseResource/update`: closes a case, deletes or hides what it is about where that is
/// its outcome, and does about the user and about its pictures what is decided. Caller: employee, but
/// not the one whom it is about. A case that is closed stays as it was closed, until its appeal is decided.
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
        banned_pictures: &input.banned_pictures,
        judged_pictures: &input.judged_pictures,
        by: Some(employee),
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
    let rule = held_by(ctx, kind, row, how.outcome).await?;
    let tx = ctx.begin().await?;
    pins::lock(&tx, row.pin_id).await?;
    let shown = pictures_to_ban(&tx, row, how).await?;
    let is_kept = take_away(ctx, &tx, row, how.outcome).await?;
    // A board may have been handed on before it was locked.
    let row = &sql::find_case(&tx, row.id)
        .await?
        .ok_or_else(Error::not_found)?;
    policy::may_review(how.by.unwrap_or_default(), row.subject_id)?;
    locked(&tx, row.subject_id).await?;
    if !sql::close(&tx, row.id, how).await? {
        return Ok(());
    }
    if is_kept {
        sql::kept::keep(&tx, row.id).await?;
    }
    if is_kept && matches!(kind, ReportedKind::Message | ReportedKind::Conversation) {
        take_down_words(&tx, row, how.now).await?;
    }
    let noted = policy::noted(how.outcome, how.measure);
    note_decision(ctx, &tx, row.subject_id, &noted).await?;
    if let Some(measure) = how.measure {
        take_measure(ctx, &tx, row, measure).await?;
    }
    if let Some(rule) = rule {
        show_again(ctx, &tx, row, &rule).await?;
    }
    judge_pictures(ctx, &tx, row, how, &shown).await?;
    if how.outcome.takes_away() || how.measure.is_some() {
        tell(ctx, &tx, row, About::CaseDecided { case_id: row.id }).await?;
    }
    tx.commit().await
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
