//! Tells the browsers apart in which a user is signed in, for rooms that keep something of one.

use contract::ids::{SessionGroupId, UserId};
use kernel::{ctx::Ctx, error::Result};
use store::Run;

use super::sql;

/// The browser that asks: what its sessions have in common, whichever of its accounts it acts as.
/// None where it is not signed in.
pub async fn find_browser(ctx: &Ctx) -> Result<Option<SessionGroupId>> {
    let (Some(hash), Some(_)) = (&ctx.session, ctx.viewer()) else {
        return Ok(None);
    };
    let session = sql::find(&ctx.house.db, hash).await?;
    Ok(session.and_then(|session| session.group))
}

/// Browsers in which this user is fully signed in, also where another account acts at the moment;
/// in no order.
pub async fn find_browsers(run: &impl Run, user: UserId, now: i64) -> Result<Vec<SessionGroupId>> {
    sql::groups_of(run, user, now).await
}
