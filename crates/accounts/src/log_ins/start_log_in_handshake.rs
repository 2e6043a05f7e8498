//! A log-in that hands over a token, which begins the session in a second call
//! (specification §7).

use contract::sessions::{HandshakeToken, LogIn};
use kernel::{ctx::Ctx, error::Result};

use super::log_in::prove_identity;
use crate::sessions::start_handshake::start_handshake;

/// `POST /v3/login/handshake/` and `/v3/login/mfa/handshake/`: logs in as
/// [`super::log_in`] does, up to the session. Caller: every viewer.
pub async fn start_log_in_handshake(ctx: Ctx, input: LogIn) -> Result<HandshakeToken> {
    let (tx, id) = prove_identity(&ctx, input).await?;
    start_handshake(&ctx, tx, id).await
}
