//! A registration that hands over a token, which begins the session in a second call
//! (specification §7).

use contract::{sessions::HandshakeToken, signups::RegisterUser};
use kernel::{ctx::Ctx, error::Result};

use super::register_user::open_account;
use crate::sessions::start_handshake::start_handshake;

/// `POST /v3/register/email/handshake/`, `/v3/register/facebook/handshake/` and
/// `/v3/register/partner/handshake/`: registers as [`super::register_user`] does,
/// up to the session. Caller: every viewer.
pub async fn start_registration_handshake(ctx: Ctx, input: RegisterUser) -> Result<HandshakeToken> {
    let (tx, id) = open_account(&ctx, input).await?;
    start_handshake(&ctx, tx, id).await
}
