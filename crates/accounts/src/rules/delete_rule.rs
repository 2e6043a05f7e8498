//! Deletes a rule.

use contract::{answers::Done, audits::AuditChange, rules::DeleteRule};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql;
use crate::audits::note_change::note_change;

/// `HostRulesResource/delete`: deletes a rule. Caller: employee.
pub async fn delete_rule(ctx: Ctx, input: DeleteRule) -> Result<Done> {
    let employee = ctx.employee()?;
    let tx = ctx.begin().await?;
    if !sql::delete(&tx, input.rule_id).await? {
        return Err(Error::not_found());
    }
    note_change(&ctx, &tx, employee, AuditChange::RuleDeleted).await?;
    tx.commit().await?;
    Ok(Done {})
}
