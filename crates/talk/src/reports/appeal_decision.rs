//! Appeals a decision.

use accounts::audits::note_change::note_change;
use contract::{
    audits::AuditChange,
    errors::Code,
    reports::decisions::{AppealDecision, DecisionView, MOST_APPEAL},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};

use super::{
    open_decision::{opened, told},
    policy,
    show_decisions::decision_view,
    sql::{self, CaseRow},
};

/// `UserDecisionResource/update`: appeals a decision: once, and in the first 14 days. Caller:
/// the user whom it is about, or the holder of the link of its mail.
pub async fn appeal_decision(ctx: Ctx, input: AppealDecision) -> Result<DecisionView> {
    let words = validate::words("words", &input.words, MOST_APPEAL)?;
    let row = match (input.token, input.case_id) {
        (Some(token), None) => opened(&ctx.house, &token).await?,
        (None, Some(case)) => told(&ctx.house.db, case, ctx.user()?).await?,
        _ => {
            let both = Error::field(Code::InvalidInput, "case_id");
            return Err(both.detail("name the case, or the token of its mail"));
        }
    };
    // Its answer may have been lost.
    if row.appeal_words == words {
        return decision_view(row, ctx.now()).ok_or_else(Error::not_found);
    }
    policy::may_appeal(&row, ctx.now())?;
    note_appeal(&ctx, &row, &words).await?;
    let row = told(&ctx.house.db, row.id, row.subject_id).await?;
    // Two at once with the same words are one appeal; with others one of them came too late.
    match row.appeal_words == words {
        true => decision_view(row, ctx.now()).ok_or_else(Error::not_found),
        false => Err(Error::new(Code::AppealEnded)),
    }
}

/// Notes the appeal where there is none: of two at once the second changes nothing.
async fn note_appeal(ctx: &Ctx, row: &CaseRow, words: &str) -> Result<()> {
    let tx = ctx.begin().await?;
    if !sql::appeal(&tx, row.id, words).await? {
        return Ok(());
    }
    note_change(ctx, &tx, row.subject_id, AuditChange::DecisionAppealed).await?;
    tx.commit().await
}
