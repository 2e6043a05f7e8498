//! Begins to log in with a passkey.

use contract::factors::{BeginPasskeyLogIn, PasskeyChallenge};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    keep_challenge::{Purpose, keep_challenge},
    make_relying_party::make_relying_party,
};

/// `PasskeyChallengeResource/create`: a challenge for a log-in. Caller: every
/// viewer. Asks for no name, so it does not tell which accounts have passkeys.
pub async fn begin_passkey_log_in(ctx: Ctx, _input: BeginPasskeyLogIn) -> Result<PasskeyChallenge> {
    let (challenge, state) = make_relying_party(&ctx)?
        .start_discoverable_authentication()
        .map_err(Error::internal)?;
    let options = serde_json::to_value(challenge.public_key)?;
    let token = keep_challenge(&ctx, Purpose::LogIn, &state).await?;
    Ok(PasskeyChallenge { token, options })
}
