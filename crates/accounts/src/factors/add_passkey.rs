//! Adds a passkey by an authenticator's answer.

use contract::{
    audits::AuditChange,
    errors::Code,
    factors::{AddPasskey, Factors},
    ids::PasskeyId,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};
use webauthn_rs::prelude::{PasskeyRegistration, RegisterPublicKeyCredential};

use super::{
    keep_challenge::{Purpose, take_challenge},
    make_relying_party::make_relying_party,
    show_factors::show_factors,
    sql::{self, NewPasskey},
    tell_owner::tell_owner,
};
use crate::mails::About;

/// Longest name, in characters.
const LONGEST_NAME: usize = 60;

/// `UserPasskeyResource/create`: adds a passkey. Caller: user who began it. They
/// are told by mail.
pub async fn add_passkey(ctx: Ctx, input: AddPasskey) -> Result<Factors> {
    let viewer = ctx.user()?;
    let relying_party = make_relying_party(&ctx)?;
    let name = validate::name("name", &input.name, 1, LONGEST_NAME)?;
    let refuse = || Error::new(Code::PasskeyInvalid);
    let answer: RegisterPublicKeyCredential = serde_json::from_value(input.credential)
        .map_err(|cause| Error::field(Code::PasskeyInvalid, "credential").because(cause))?;
    let tx = ctx.begin().await?;
    let purpose = Purpose::AddPasskey(viewer);
    let state: PasskeyRegistration = take_challenge(&ctx, &tx, &input.token, purpose)
        .await?
        .ok_or_else(refuse)?;
    // Asked first: the library has no name of its own for this refusal.
    let known = sql::lock_passkey(&tx, answer.raw_id.as_ref()).await?;
    if known.is_some() {
        return Err(Error::new(Code::PasskeyTaken));
    }
    let passkey = relying_party
        .finish_passkey_registration(&answer, &state)
        .map_err(|cause| refuse().because(cause))?;
    let new = NewPasskey {
        credential_id: passkey.cred_id(),
        id: PasskeyId(ctx.new_id()),
        user_id: viewer,
        name: &name,
        credential: &serde_json::to_string(&passkey)?,
        created_ms: ctx.now(),
    };
    if !sql::add_passkey(&tx, &new).await? {
        return Err(Error::new(Code::PasskeyTaken));
    }
    let told = (AuditChange::PasskeyAdded, About::PasskeyAdded);
    tell_owner(&ctx, &tx, viewer, told).await?;
    tx.commit().await?;
    show_factors(&ctx, viewer).await
}
