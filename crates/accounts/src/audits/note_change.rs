//! Writes an entry.

use contract::{
    audits::AuditChange,
    ids::{AuditId, UserId},
};
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
    tx::Tx,
};

use super::sql::{self, AuditRow};

/// Longest kept description of a browser, in characters.
const LONGEST_AGENT: usize = 256;

/// Notes a change of an account, in the transaction that makes it. A caller other
/// than the host has shown that the account is theirs: by a session, a password,
/// or a link of a mail.
pub async fn note_change(ctx: &Ctx, tx: &Tx, id: UserId, change: AuditChange) -> Result<()> {
    let by_host = ctx.actor == Actor::Host;
    let agent = ctx.browser.user_agent.chars().take(LONGEST_AGENT);
    let row = AuditRow {
        id: AuditId(ctx.new_id()),
        user_id: id,
        actor_id: (!by_host).then_some(id),
        change: change.name().to_owned(),
        user_agent: if by_host {
            String::new()
        } else {
            agent.collect()
        },
        at_ms: ctx.now(),
    };
    sql::insert(tx, &row).await
}
