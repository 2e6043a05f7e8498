//! Begins to add a passkey.

use contract::{
    errors::Code,
    factors::{BeginPasskey, PasskeyChallenge},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use webauthn_rs::prelude::CredentialID;

use super::{
    check_owner::check_owner,
    keep_challenge::{Purpose, keep_challenge},
    make_relying_party::{make_relying_party, user_handle},
    sql,
};
use crate::users;

/// Passkeys an account can have.
const MOST: usize = 20;

/// `UserPasskeyChallengeResource/create`: a challenge for a new passkey. Caller:
/// user, with their password.
pub async fn begin_passkey(ctx: Ctx, input: BeginPasskey) -> Result<PasskeyChallenge> {
    let relying_party = make_relying_party(&ctx)?;
    let viewer = check_owner(&ctx, input.password).await?;
    let db = &ctx.house.db;
    let known = sql::passkeys_of(db, viewer).await?;
    if known.len() >= MOST {
        return Err(Error::new(Code::PasskeysMany));
    }
    let user = users::find(db, viewer)
        .await?
        .ok_or_else(Error::not_found)?;
    let known = known
        .into_iter()
        .map(|row| CredentialID::from(row.credential_id));
    let handle = user_handle(&ctx.house, viewer);
    let (challenge, state) = relying_party
        .start_passkey_registration(
            handle,
            &user.username,
            &user.full_name,
            Some(known.collect()),
        )
        .map_err(Error::internal)?;
    let mut options = serde_json::to_value(challenge.public_key)?;
    // Only passkeys that the authenticator finds by itself work without a name.
    let selection = &mut options["authenticatorSelection"];
    selection["residentKey"] = "required".into();
    selection["requireResidentKey"] = true.into();
    let token = keep_challenge(&ctx, Purpose::AddPasskey(viewer), &state).await?;
    Ok(PasskeyChallenge { token, options })
}
