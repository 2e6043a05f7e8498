//! Opens a decision by the link of its mail.

use accounts::mails::seal_decision::open_decision_token;
use contract::{
    errors::Code,
    ids::{ReportCaseId, UserId},
    reports::decisions::{DecisionView, OpenDecision},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
};
use store::Run;

use super::{
    show_decisions::decision_view,
    sql::{self, CaseRow},
};

/// `UserDecisionResource/create`: opens a decision by the link of its mail. Caller: holder of
/// the link, also a visitor: who is suspended cannot sign in.
pub async fn open_decision(ctx: Ctx, input: OpenDecision) -> Result<DecisionView> {
    let row = opened(&ctx.house, &input.token).await?;
    decision_view(row, ctx.now()).ok_or_else(Error::not_found)
}

/// The decision to which a token leads.
pub(super) async fn opened(house: &House, token: &str) -> Result<CaseRow> {
    let wrong = || Error::field(Code::NotFound, "token");
    let (case, user) = open_decision_token(house, token).ok_or_else(wrong)?;
    told(&house.db, case, user).await.map_err(|_| wrong())
}

/// A decision that this user is told of; *not found* otherwise.
pub(super) async fn told(run: &impl Run, case: ReportCaseId, user: UserId) -> Result<CaseRow> {
    let row = sql::find_case(run, case).await?;
    let row = row.filter(|row| row.subject_id == user && row.is_told());
    row.ok_or_else(Error::not_found)
}
