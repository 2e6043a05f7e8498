//! Begins a session by the token of a handshake.

use contract::{
    errors::Code,
    sessions::{FinishHandshake, SignedIn},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tokens::token_hash,
};

use super::{sign_in::sign_in, sql};

/// `HandshakeSessionResource/create`: begins the session. Caller: the browser
/// that the token was given to; it works once, and in time.
pub async fn finish_handshake(ctx: Ctx, input: FinishHandshake) -> Result<SignedIn> {
    let tx = ctx.begin().await?;
    let found = sql::handshakes::take(&tx, &token_hash(&input.token)).await?;
    let here = |browser: Option<[u8; 32]>| browser.is_none() || browser == ctx.browser.mark;
    match found {
        Some(handshake)
            if handshake.expires_ms > ctx.now()
                && handshake.family.is_none()
                && here(handshake.browser) =>
        {
            sign_in(ctx, tx, handshake.user_id).await
        }
        _ => Err(Error::field(Code::HandshakeInvalid, "token")),
    }
}
