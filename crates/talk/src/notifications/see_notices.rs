//! Notes that the viewer opened the news hub.

use contract::{answers::Done, ids::UserId, notifications::SeeNotices};
use kernel::{ctx::Ctx, error::Result, house::Changed};

use super::{show_notices::show_notices, sql};

/// Notices after the last that was shown that are looked at, at most.
const MOST: i64 = 100;

/// `NewsHubSeenResource/update`: the viewer has seen what happened until a moment, which is not
/// in the future, and with it what came later of which they are shown nothing: it is not to stay
/// on the badge. Caller: user, their own. Once more, or for an earlier moment, it changes
/// nothing.
pub async fn see_notices(ctx: Ctx, input: SeeNotices) -> Result<Done> {
    let viewer = ctx.user()?;
    let until_ms = shown_until(&ctx, viewer, input.until_ms.clamp(0, ctx.now())).await?;
    let tx = ctx.begin().await?;
    if sql::see(&tx, viewer, until_ms).await? {
        tx.changed(Changed::News(viewer));
    }
    tx.commit().await?;
    Ok(Done {})
}

/// The moment, or that of the last of what came later where none of it is shown.
async fn shown_until(ctx: &Ctx, viewer: UserId, until_ms: i64) -> Result<i64> {
    let mut later = sql::list(&ctx.house.db, viewer, [i64::MAX; 2], MOST).await?;
    later.retain(|row| row.last_ms > until_ms);
    let last_ms = later.first().map_or(until_ms, |row| row.last_ms);
    match show_notices(ctx, viewer, later).await?.is_empty() {
        true => Ok(last_ms),
        false => Ok(until_ms),
    }
}
