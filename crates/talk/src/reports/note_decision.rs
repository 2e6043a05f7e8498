//! Notes in the audit of a user what was decided about them.

use accounts::audits::note_change::note_change;
use contract::{audits::AuditChange, ids::UserId};
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
    tx::Tx,
};

/// As done by the host: which employee it was is told to no user.
pub(super) async fn note_decision(
    ctx: &Ctx,
    tx: &Tx,
    user: UserId,
    changes: &[AuditChange],
) -> Result<()> {
    let host = Ctx {
        actor: Actor::Host,
        ..ctx.clone()
    };
    for change in changes {
        note_change(&host, tx, user, *change).await?;
    }
    Ok(())
}
