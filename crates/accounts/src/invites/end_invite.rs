//! The host ends an invite, whosever.

use contract::audits::AuditChange;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{make_host_invite::note, sql};
use crate::users::policy;

/// Accounts that were made with it stay. For commands of the host; no door leads
/// here.
pub async fn end_invite(ctx: Ctx, code: &str) -> Result<()> {
    policy::may_administer(ctx.actor)?;
    let tx = ctx.house.db.begin().await?;
    if !sql::delete_any(&tx, code.trim()).await? {
        return Err(Error::not_found());
    }
    note(&ctx, &tx, AuditChange::InviteEnded).await?;
    tx.commit().await?;
    Ok(())
}
