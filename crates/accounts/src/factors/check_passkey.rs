//! Finds the user whose passkey answered a challenge.

use contract::{errors::Code, factors::LogInWithPasskey, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};
use tracing::warn;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PublicKeyCredential, WebauthnError,
};

use super::{
    keep_challenge::{Purpose, take_challenge},
    make_relying_party::{make_relying_party, user_handle},
    sql,
};
use crate::mails::{About, NewMail, send_mail};

/// The user, by a signature over a challenge of ours, and the transaction that
/// uses the challenge up and keeps the passkey's counter. Everything that is
/// wrong is refused alike.
pub async fn check_passkey(ctx: &Ctx, answer: LogInWithPasskey) -> Result<(Tx, UserId)> {
    let relying_party = make_relying_party(ctx)?;
    let credential: PublicKeyCredential = serde_json::from_value(answer.credential)
        .map_err(|cause| Error::field(Code::PasskeyRefused, "credential").because(cause))?;
    let tx = ctx.begin().await?;
    let state: DiscoverableAuthentication = take_challenge(ctx, &tx, &answer.token, Purpose::LogIn)
        .await?
        .ok_or_else(refuse)?;
    let (handle, credential_id) = relying_party
        .identify_discoverable_authentication(&credential)
        .map_err(because)?;
    let row = sql::lock_passkey(&tx, credential_id).await?;
    let row = row.ok_or_else(refuse)?;
    let owner = row.user_id;
    if handle != user_handle(&ctx.house, owner) {
        return Err(refuse());
    }
    let mut passkey: Passkey = serde_json::from_str(&row.credential)?;
    let result =
        match relying_party.finish_discoverable_authentication_v2(&credential, state, &passkey) {
            Ok(result) => result,
            Err(cause) => return Err(refuse_signature(ctx, tx, owner, cause).await?),
        };
    passkey.update_credential(&result);
    let kept = serde_json::to_string(&passkey)?;
    sql::use_passkey(&tx, credential_id, &kept, ctx.now()).await?;
    Ok((tx, owner))
}

/// Refuses the answer. A counter that does not grow means that the authenticator
/// was copied: its owner is told.
async fn refuse_signature(ctx: &Ctx, tx: Tx, owner: UserId, cause: WebauthnError) -> Result<Error> {
    if matches!(cause, WebauthnError::CredentialPossibleCompromise) {
        warn!(user = %owner, "a passkey's counter went back: its authenticator was copied");
        let about = About::PasskeyCopied;
        let mail = NewMail {
            user_id: owner,
            about,
        };
        send_mail(ctx, &tx, &mail).await?;
        tx.commit().await?;
    }
    Ok(because(cause))
}

fn refuse() -> Error {
    Error::new(Code::PasskeyRefused)
}

fn because(cause: WebauthnError) -> Error {
    refuse().because(cause)
}
