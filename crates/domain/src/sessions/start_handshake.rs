//! Handshakes: a log-in or a registration that hands over a token, which begins
//! the session in a second call (specification §7).

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use contract::{
    ids::UserId,
    sessions::{HandshakeToken, LogIn},
    signups::RegisterUser,
};
use store::Tx;
use tracing::info;

use super::{authenticate::token_hash, log_in::prove_person, sql};
use crate::{ctx::Ctx, error::Result, users::register_user::open_account};

/// How long a token waits for its session.
const LIFETIME_MS: i64 = 5 * 60 * 1_000;

/// `POST /v3/login/handshake/` and `/v3/login/mfa/handshake/`.
pub async fn start_log_in_handshake(ctx: Ctx, input: LogIn) -> Result<HandshakeToken> {
    let (tx, id) = prove_person(&ctx, input).await?;
    start_handshake(&ctx, tx, id).await
}

/// `POST /v3/register/email/handshake/`, `/v3/register/facebook/handshake/` and
/// `/v3/register/partner/handshake/`.
pub async fn start_registration_handshake(ctx: Ctx, input: RegisterUser) -> Result<HandshakeToken> {
    let (tx, id) = open_account(&ctx, input).await?;
    start_handshake(&ctx, tx, id).await
}

/// Ends the transaction that found out who it is, with a token for that browser.
pub(crate) async fn start_handshake(ctx: &Ctx, tx: Tx, id: UserId) -> Result<HandshakeToken> {
    let token = URL_SAFE_NO_PAD.encode(ctx.house.random::<32>());
    let handshake = sql::Handshake {
        user_id: id,
        browser: ctx.browser.mark,
        expires_ms: ctx.now() + LIFETIME_MS,
        family: None,
    };
    sql::insert_handshake(&tx, &token_hash(&token), &handshake).await?;
    tx.commit().await?;
    let install = ctx.browser.install_id.as_deref();
    info!(user = %id, install, "a handshake began");
    Ok(HandshakeToken(token))
}
