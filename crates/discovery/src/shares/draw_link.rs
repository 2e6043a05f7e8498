//! The address of a page as a QR code.

use accounts::{factors::draw_qr::draw_qr, invites::find_share_code::find_share_code};
use contract::shares::LinkQr;
use kernel::{ctx::Ctx, error::Result};

/// The code of a page's address, by its path; where the viewer has shared links before, of the path
/// that they are sent with, and with who sent it, as those have.
pub(super) async fn draw_link(ctx: &Ctx, plain: &str, sent: &str) -> Result<LinkQr> {
    let origin = &ctx.origin.0;
    let url = match find_share_code(ctx).await? {
        Some(code) => format!("{origin}{sent}?invite_code={code}"),
        None => format!("{origin}{plain}"),
    };
    let qr = draw_qr(&url)?;
    Ok(LinkQr { url, qr })
}
