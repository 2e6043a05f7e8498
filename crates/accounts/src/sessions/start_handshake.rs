//! Handshakes: a log-in or a registration hands over a token, which begins the
//! session in a second call (specification §7).

use contract::{ids::UserId, sessions::HandshakeToken};
use kernel::{
    ctx::Ctx,
    error::Result,
    tokens::{new_token, token_hash},
    tx::Tx,
};
use tracing::info;

use super::sql::handshakes::{self, Handshake};

/// How long a token waits for its session.
const LIFETIME_MS: i64 = 5 * 60 * 1_000;

/// Ends the transaction that authenticated the user, with a token for that
/// browser.
pub async fn start_handshake(ctx: &Ctx, tx: Tx, id: UserId) -> Result<HandshakeToken> {
    let token = new_token(&ctx.house);
    let handshake = Handshake {
        user_id: id,
        browser: ctx.browser.mark,
        expires_ms: ctx.now() + LIFETIME_MS,
        family: None,
        session_type: None,
    };
    handshakes::insert(&tx, &token_hash(&token), &handshake).await?;
    tx.commit().await?;
    let install = ctx.browser.install_id.as_deref();
    info!(user = %id, install, "a handshake began");
    Ok(HandshakeToken(token))
}
