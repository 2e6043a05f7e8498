//! Begins to set up codes from an app.

use contract::{
    errors::Code,
    factors::{BeginTotp, NewTotp},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    secrets,
};

use super::{
    check_owner::check_owner,
    draw_qr::draw_qr,
    make_totp::{SECRET_BYTES, make_totp},
    policy, sql,
};
use crate::users;

/// `UserTotpResource/create`: a new secret, on trial until a first code of it is
/// given ([`super::confirm_totp`]). Caller: user, with their password. Begun
/// again, the earlier secret is void.
pub async fn begin_totp(ctx: Ctx, input: BeginTotp) -> Result<NewTotp> {
    let viewer = check_owner(&ctx, input.password).await?;
    let user = users::find(&ctx.house.db, viewer).await?;
    let user = user.ok_or_else(Error::not_found)?;
    if !policy::may_enable_mfa(user.email_proved_ms) {
        return Err(Error::new(Code::EmailUnverified));
    }
    let secret = ctx.house.random::<SECRET_BYTES>();
    let sealed = secrets::seal_secret(&ctx.house, viewer, &secret)?;
    let tx = ctx.begin().await?;
    if !sql::keep_totp(&tx, viewer, &sealed).await? {
        return Err(Error::new(Code::MfaOn));
    }
    tx.commit().await?;
    let totp = make_totp(&ctx.house, secret.to_vec(), &user.email)?;
    let address = totp.to_url().map_err(Error::internal)?;
    Ok(NewTotp {
        secret: totp.secret().to_base32(),
        qr: draw_qr(&address)?,
        address,
    })
}
