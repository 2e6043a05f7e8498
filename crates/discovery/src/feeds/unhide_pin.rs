//! Shows a hidden picture again.

use collections::pins::{self, get_pin::visible};
use contract::{answers::Done, feeds::UnhidePin};
use kernel::{ctx::Ctx, error::Result};

/// `PinHideResource/delete`: shows a picture in the viewer's feeds again. Caller:
/// user. What was not hidden stays as it is.
pub async fn unhide_pin(ctx: Ctx, input: UnhidePin) -> Result<Done> {
    let viewer = ctx.user()?;
    let pin = visible(&ctx, input.pin_id).await?;
    let tx = ctx.begin().await?;
    pins::unhide(&tx, viewer, pin.root_id).await?;
    tx.commit().await?;
    Ok(Done {})
}
