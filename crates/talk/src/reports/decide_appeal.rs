//! Decides an appeal.

use accounts::mails::About;
use collections::pins;
use contract::{
    audits::AuditChange,
    ids::UserId,
    reports::{AppealState, CaseOutcome, DecideAppeal, MOST_WORDS, ReportCaseView},
};
use kernel::{ctx::Ctx, error::Result, validate};

use super::{
    close_case::tell,
    get_case::reviewed,
    hold_thing::{held_by, show_again},
    judge_picture::{bans_of_decision, unban},
    note_decision::note_decision,
    policy,
    show_cases::{case_view, kind},
    sql::{self, CaseRow},
    take_away::give_back,
    take_measure::{end_measure, locked},
};

/// `ReportAppealResource/update`: decides an appeal that waits. Where it is reversed, what
/// was taken away comes back, a pin into its pinner's bin where its board is gone, and what was
/// done about the user ends, the bans of its pictures too. Caller: employee, but neither the one whom
/// the case is about nor the one who closed it. An appeal that is decided stays so.
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
    let rule = match is_reversed {
        true => held_by(ctx, kind(&row.kind), row, CaseOutcome::NoViolation).await?,
        false => None,
    };
    let tx = ctx.begin().await?;
    if is_reversed {
        pins::lock(&tx, row.pin_id).await?;
        give_back(ctx, &tx, row).await?;
    }
    locked(&tx, row.subject_id).await?;
    if !sql::answer(&tx, row.id, answer, employee, ctx.now()).await? {
        return Ok(());
    }
    if is_reversed {
        sql::kept::let_go(&tx, row.id).await?;
        end_measure(ctx, &tx, row).await?;
        if let Some(rule) = rule {
            show_again(ctx, &tx, row, &rule).await?;
        }
        for ban in bans_of_decision(&tx, row).await? {
            unban(ctx, &tx, ban, employee).await?;
        }
    }
    let noted = match is_reversed {
        true => AuditChange::DecisionReversed,
        false => AuditChange::DecisionUpheld,
    };
    note_decision(ctx, &tx, row.subject_id, &[noted]).await?;
    tell(ctx, &tx, row, About::AppealDecided { case_id: row.id }).await?;
    tx.commit().await
}
