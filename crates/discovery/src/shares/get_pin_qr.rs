//! The address of a pin as a QR code.

use collections::pins::get_pin::visible;
use contract::shares::{GetPinQr, LinkQr};
use kernel::{ctx::Ctx, error::Result};

use super::draw_link::draw_link;

/// `PinQrResource/get`: the address of a pin as a code for cameras; where the viewer has shared
/// links before, it says who sent it, as those do. Caller: every viewer who sees the pin.
pub async fn get_pin_qr(ctx: Ctx, input: GetPinQr) -> Result<LinkQr> {
    let id = input.pin_id;
    visible(&ctx, id).await?;
    draw_link(&ctx, &format!("/pin/{id}/"), &format!("/pin/{id}/sent/")).await
}
