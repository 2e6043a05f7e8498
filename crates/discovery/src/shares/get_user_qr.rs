//! The address of a profile as a QR code.

use accounts::users::get_user::get_user;
use contract::{
    shares::{GetUserQr, LinkQr},
    users::GetUser,
};
use kernel::{ctx::Ctx, error::Result};

use super::draw_link::draw_link;

/// `UserQrResource/get`: the same of a profile. Caller: every viewer who sees the profile.
pub async fn get_user_qr(ctx: Ctx, input: GetUserQr) -> Result<LinkQr> {
    let ask = GetUser {
        username: None,
        user_id: Some(input.user_id),
    };
    let user = get_user(ctx.clone(), ask).await?;
    let path = format!("/{}/", user.user.username);
    draw_link(&ctx, &path, &path).await
}
