//! What was changed about the viewer's account.

use contract::audits::{AuditChange, AuditView, Audits, ListAudits};
use kernel::{ctx::Ctx, error::Result};

use super::sql::{self, AuditRow};

/// Entries shown.
const MOST: i64 = 50;

/// `UserAuditsResource/get`: the newest entries. Caller: user, about their own
/// account.
pub async fn list_audits(ctx: Ctx, _input: ListAudits) -> Result<Audits> {
    let viewer = ctx.user()?;
    let rows = sql::of_user(&ctx.house.db, viewer, MOST).await?;
    Ok(Audits {
        audits: rows.into_iter().filter_map(show).collect(),
    })
}

/// None when a newer server wrote what this one does not know.
fn show(row: AuditRow) -> Option<AuditView> {
    let mut known = AuditChange::ALL.iter();
    let change = *known.find(|change| change.name() == row.change)?;
    Some(AuditView {
        id: row.id.to_string(),
        change,
        is_by_host: row.actor_id.is_none(),
        user_agent: row.user_agent,
        at_ms: row.at_ms,
    })
}
