//! Logs in with a passkey and nothing else.

use contract::{factors::LogInWithPasskey, sessions::SignedIn};
use kernel::{ctx::Ctx, error::Result};

use super::check_passkey::check_passkey;
use crate::sessions::{remember_device::tell_of_device, sign_in::sign_in};

/// `PasskeySessionResource/create`: logs in. Caller: every viewer who answers a
/// challenge. No second step: the authenticator asked for its owner's finger,
/// face or PIN, so a passkey is two factors already.
pub async fn log_in_with_passkey(ctx: Ctx, input: LogInWithPasskey) -> Result<SignedIn> {
    let (tx, id) = check_passkey(&ctx, input).await?;
    tell_of_device(&ctx, &tx, id).await?;
    sign_in(ctx, tx, id).await
}
