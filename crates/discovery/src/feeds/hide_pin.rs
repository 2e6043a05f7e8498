//! Hides a picture from the viewer's feeds.

use collections::pins::{self, get_pin::visible};
use contract::{
    answers::Done,
    feeds::{HidePin, HideReason},
};
use kernel::{ctx::Ctx, error::Result};

/// `PinHideResource/create`: hides a pin's picture, through all saves of it;
/// boards and profiles still show it. Caller: a user who may write. Once more
/// changes the reason.
pub async fn hide_pin(ctx: Ctx, input: HidePin) -> Result<Done> {
    let viewer = ctx.writer()?;
    let pin = visible(&ctx, input.pin_id).await?;
    let reason = match input.reason {
        HideReason::Unsaid => "",
        HideReason::NotMyTaste => "not_my_taste",
        HideReason::SeenTooOften => "seen_too_often",
        HideReason::LowQuality => "low_quality",
    };
    let tx = ctx.begin().await?;
    let root = pin.root_id;
    pins::hide(&tx, viewer, root, input.pin_id, reason, ctx.new_id()).await?;
    tx.commit().await?;
    Ok(Done {})
}
