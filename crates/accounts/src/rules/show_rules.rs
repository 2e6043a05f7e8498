//! Makes views of rules.

use contract::rules::{HostRuleView, RuleAction, RuleKind};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use super::sql::RuleRow;
use crate::users::show_users::all_users;

/// Views of rules, in their order. What a newer server wrote and this one does not know is shown
/// as what it comes nearest to.
pub(super) async fn show_rules(ctx: &Ctx, rows: Vec<RuleRow>) -> Result<Vec<HostRuleView>> {
    let makers = all_users(ctx, rows.iter().filter_map(|row| row.created_by)).await?;
    let view = |row: RuleRow| HostRuleView {
        r#type: "hostrule",
        id: row.id,
        kind: row.kind().unwrap_or(RuleKind::Word),
        action: row.action().unwrap_or(RuleAction::Hold),
        created_by: row.created_by.and_then(|id| makers.get(&id).cloned()),
        created_at: times::long(row.created_ms),
        value: row.value,
    };
    Ok(rows.into_iter().map(view).collect())
}

/// The view of one rule.
pub(super) async fn rule_view(ctx: &Ctx, row: RuleRow) -> Result<HostRuleView> {
    let views = show_rules(ctx, vec![row]).await?;
    views.into_iter().next().ok_or_else(Error::not_found)
}
