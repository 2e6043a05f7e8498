//! What was changed about accounts, for the host.

use contract::ids::{AuditId, UserId};
use kernel::{ctx::Ctx, error::Result};
use serde::{Deserialize, Serialize};

use super::sql::{self, AuditRow};
use crate::users::policy;

/// One entry as the host reads it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Audit {
    /// Names the entry.
    pub id: AuditId,
    /// About whose account.
    pub user_id: UserId,
    /// Who did it; the host when missing.
    pub actor_id: Option<UserId>,
    /// What was changed.
    pub change: String,
    /// What the browser said it is; empty for the host.
    pub user_agent: String,
    /// Milliseconds since 1970.
    pub at_ms: i64,
}

/// Lists the newest entries, of one account or of all, newest first. Caller:
/// host, by a command; no door leads here.
pub async fn list_all_audits(ctx: Ctx, whose: Option<UserId>, most: u32) -> Result<Vec<Audit>> {
    policy::may_administer(ctx.actor)?;
    let db = &ctx.house.db;
    let rows = match whose {
        Some(id) => sql::of_user(db, id, most.into()).await?,
        None => sql::newest(db, most.into()).await?,
    };
    Ok(rows.into_iter().map(show).collect())
}

fn show(row: AuditRow) -> Audit {
    Audit {
        id: row.id,
        user_id: row.user_id,
        actor_id: row.actor_id,
        change: row.change,
        user_agent: row.user_agent,
        at_ms: row.at_ms,
    }
}
