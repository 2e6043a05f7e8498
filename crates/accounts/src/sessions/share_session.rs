//! Hands a session to the host's other names.

use contract::{
    errors::Code,
    sessions::{ShareSession, ShareToken},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tokens::{new_token, token_hash},
};

use super::sql::{
    self, Family,
    handshakes::{self, Handshake},
};

/// How long a token is on its way at most.
const LIFETIME_MS: i64 = 60 * 1_000;

/// `POST /vx/users/cctld_token/` (specification §7): a token that begins a
/// session once at another name of the host. Caller: user; none for a session
/// that was handed over itself, or the names would go on handing it to each
/// other. The address is unknown where the host has one name.
pub async fn share_session(ctx: Ctx, input: ShareSession) -> Result<ShareToken> {
    let user_id = ctx.user()?;
    if ctx.house.settings.siblings.is_empty() {
        return Err(Error::new(Code::AddressUnknown));
    }
    let own = ctx
        .session
        .ok_or_else(|| Error::new(Code::SignInRequired))?;
    let tx = ctx.begin().await?;
    let Some(Family::Own(family)) = sql::family(&tx, &own).await? else {
        return Ok(ShareToken(None));
    };
    let token = new_token(&ctx.house);
    let handshake = Handshake {
        user_id,
        // The other name has cookies of its own.
        browser: None,
        expires_ms: ctx.now() + LIFETIME_MS,
        family: Some(family),
        session_type: input.session_type.map(|kind| kind.name().to_owned()),
    };
    handshakes::insert(&tx, &token_hash(&token), &handshake).await?;
    tx.commit().await?;
    Ok(ShareToken(Some(token)))
}
