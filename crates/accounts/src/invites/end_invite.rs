//! Ends any invite, for the host.

use contract::audits::AuditChange;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{make_host_invite::note, sql};
use crate::users::policy;

/// Ends an invite of any inviter; accounts that were made with it stay. Caller:
/// host, by a command; no door leads here.
pub async fn end_invite(ctx: Ctx, code: &str) -> Result<()> {
    policy::may_administer(ctx.actor)?;
    let tx = ctx.begin().await?;
    if !sql::delete_any(&tx, code.trim()).await? {
        return Err(Error::not_found());
    }
    note(&ctx, &tx, AuditChange::InviteEnded).await?;
    tx.commit().await?;
    Ok(())
}
