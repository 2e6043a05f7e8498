//! Tells a user no more in the browser that asks.

use accounts::sessions::find_browsers::find_browser;
use contract::{answers::Done, devices::RemovePushDevice};
use kernel::{ctx::Ctx, error::Result};

use super::sql;

/// `PushDeviceResource/delete`: tells the viewer no news in this browser any more. Caller: user,
/// their own. Once more changes nothing.
pub async fn remove_push_device(ctx: Ctx, _: RemovePushDevice) -> Result<Done> {
    let viewer = ctx.user()?;
    if let Some(browser) = find_browser(&ctx).await? {
        let tx = ctx.begin().await?;
        sql::delete(&tx, viewer, browser).await?;
        tx.commit().await?;
    }
    Ok(Done {})
}
