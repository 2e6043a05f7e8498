//! Invites of the host that still work.

use contract::invites::InviteView;
use kernel::{ctx::Ctx, error::Result};

use super::{
    list_invites::show,
    sql::{self, HOST},
};
use crate::users::policy;

/// So many are listed.
const MOST: i64 = 1_000;

/// Lists the host's invites, those that work longest first. Caller: host, by a
/// command; no door leads here.
pub async fn list_host_invites(ctx: Ctx) -> Result<Vec<InviteView>> {
    policy::may_administer(ctx.actor)?;
    let rows = sql::of_user(&ctx.house.db, HOST, ctx.now(), MOST).await?;
    Ok(rows.into_iter().map(|row| show(&ctx, row)).collect())
}
