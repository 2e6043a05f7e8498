//! Decides an appeal.

use accounts::mails::About;
use collections::pins::take_down_pin::put_back_pin;
use contract::{
    ids::{PinId, UserId},
    reports::{AppealState, CaseOutcome, DecideAppeal, MOST_WORDS, ReportCaseView, ReportedKind},
};
use kernel::{ctx::Ctx, error::Result, validate};

use super::{
    close_case::tell,
    get_case::reviewed,
    policy,
    show_cases::{case_view, kind},
    sql::{self, CaseRow},
    take_measure::{end_measure, locked},
};

/// `ReportAppealResource/update`: decides an appeal that waits. Where it is reversed, a pin
/// comes back, or into its pinner's bin where its board is gone, and what was done about the
/// user ends; a comment and a did-it are gone for good. Caller: employee, but neither the one
/// whom the case is about nor the one who closed it. An appeal that is decided stays so.
pub async fn decide_appeal(ctx: Ctx, input: DecideAppeal) -> Result<ReportCaseView> {
    let employee = ctx.employee()?;
    let row = reviewed(&ctx.house.db, employee, input.case_id).await?;
    policy::may_answer(employee, &row)?;
    let words = validate::optional_text("words", Some(&input.words), MOST_WORDS)?;
    let state = match input.is_reversed {
        true => AppealState::Reversed,
        false => AppealState::Upheld,
    };
    if row.appeal() == Some(AppealState::Waiting) {
        answer(&ctx, &row, (state, &words), employee).await?;
    }
    let row = reviewed(&ctx.house.db, employee, row.id).await?;
    case_view(&ctx, row).await
}

/// Does what is decided, unless another employee was quicker; locked as when a case is closed.
async fn answer(
    ctx: &Ctx,
    row: &CaseRow,
    answer: (AppealState, &str),
    employee: UserId,
) -> Result<()> {
    let is_reversed = answer.0 == AppealState::Reversed;
    let is_deleted = CaseOutcome::parse(&row.outcome) == Some(CaseOutcome::Deleted);
    let tx = ctx.begin().await?;
    if is_reversed && is_deleted && kind(&row.kind) == ReportedKind::Pin {
        put_back_pin(ctx, &tx, PinId(row.target)).await?;
    }
    locked(&tx, row.subject_id).await?;
    if !sql::answer(&tx, row.id, answer, employee, ctx.now()).await? {
        return Ok(());
    }
    if is_reversed {
        end_measure(ctx, &tx, row).await?;
    }
    tell(ctx, &tx, row, About::AppealDecided { case_id: row.id }).await?;
    tx.commit().await
}
