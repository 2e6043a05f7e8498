//! Notes that the viewer opened the news hub.

use contract::{answers::Done, notifications::SeeNotices};
use kernel::{ctx::Ctx, error::Result, house::Changed};

use super::sql;

/// `NewsHubSeenResource/update`: the viewer has seen what happened until a moment, which is not
/// in the future. Caller: user, their own. Once more, or for an earlier moment, it changes
/// nothing.
pub async fn see_notices(ctx: Ctx, input: SeeNotices) -> Result<Done> {
    let viewer = ctx.user()?;
    let until_ms = input.until_ms.clamp(0, ctx.now());
    let tx = ctx.begin().await?;
    if sql::see(&tx, viewer, until_ms).await? {
        tx.changed(Changed::News(viewer));
    }
    tx.commit().await?;
    Ok(Done {})
}
