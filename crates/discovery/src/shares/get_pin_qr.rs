//! The address of a pin as a QR code.

use accounts::{factors::draw_qr::draw_qr, invites::find_share_code::find_share_code};
use collections::pins::get_pin::visible;
use contract::shares::{GetPinQr, PinQr};
use kernel::{ctx::Ctx, error::Result};

/// `PinQrResource/get`: the address of a pin as a code for cameras; where the viewer has shared
/// links before, it says who sent it, as those do. Caller: every viewer who sees the pin.
pub async fn get_pin_qr(ctx: Ctx, input: GetPinQr) -> Result<PinQr> {
    let id = input.pin_id;
    visible(&ctx, id).await?;
    let origin = &ctx.origin.0;
    let url = match find_share_code(&ctx).await? {
        Some(code) => format!("{origin}/pin/{id}/sent/?invite_code={code}"),
        None => format!("{origin}/pin/{id}/"),
    };
    let qr = draw_qr(&url)?;
    Ok(PinQr { url, qr })
}
