//! The second step of logging in and of what protects an account, for accounts that ask
//! for it.

use contract::{
    errors::Code,
    factors::{LogInWithPasskey, MfaWay},
    ids::UserId,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{
    check_passkey::check_passkey, make_recovery_codes::hash, make_recovery_codes::plain,
    make_totp::digits, sql, use_code::use_code,
};
use crate::{
    mails::{About, NewMail, send_mail},
    sessions::keep_proof::{Proof, has_proof},
};

/// Name of the option.
const FIELD: &str = "mfa_token";

/// Asks for the second factor of a user whose first is proved; accounts without
/// two-step verification have none. Answers the transaction that uses the proof
/// up, for what follows. No other may be open, since guesses are counted apart.
///
/// `mfa_token` is a code from the app, a recovery code, or
/// [`LogInWithPasskey`] as JSON.
pub async fn prove_factor(ctx: &Ctx, id: UserId, mfa_token: Option<&str>) -> Result<Tx> {
    if sql::confirmed_ms(&ctx.house.db, id).await?.is_none() {
        return ctx.begin().await;
    }
    let given = mfa_token.map(str::trim).filter(|text| !text.is_empty());
    let Some(given) = given else {
        return Err(required(ctx, id).await?);
    };
    if given.starts_with('{') {
        return use_passkey(ctx, id, given).await;
    }
    let code = digits(given);
    match code.len() == 6 && code.bytes().all(|byte| byte.is_ascii_digit()) {
        true => use_code(ctx, id, &code, wrong()).await,
        false => use_recovery_code(ctx, id, given).await,
    }
}

/// Demands the second factor of a user who has one, unless this session has proved it in
/// the last minutes, by its log-in or [`super::prove_session`]. What was proved before this
/// factor was set up proves nothing of it.
pub async fn check_factor(ctx: &Ctx, id: UserId) -> Result<()> {
    match sql::confirmed_ms(&ctx.house.db, id).await? {
        Some(since_ms) if !has_proof(ctx, Proof::Factor, since_ms).await? => {
            Err(required(ctx, id).await?)
        }
        _ => Ok(()),
    }
}

/// The error that names the ways this user has.
async fn required(ctx: &Ctx, id: UserId) -> Result<Error> {
    let db = &ctx.house.db;
    let mut error = Error::new(Code::MfaRequired);
    error.facts.mfa_ways.push(MfaWay::Code);
    if sql::count_recovery(db, id).await? > 0 {
        error.facts.mfa_ways.push(MfaWay::RecoveryCode);
    }
    if !sql::passkeys_of(db, id).await?.is_empty() {
        error.facts.mfa_ways.push(MfaWay::Passkey);
    }
    Ok(error)
}

async fn use_recovery_code(ctx: &Ctx, id: UserId, given: &str) -> Result<Tx> {
    let tx = ctx.begin().await?;
    let hash = hash(&ctx.house, id, &plain(given));
    if !sql::use_recovery(&tx, id, &hash).await? {
        return Err(wrong());
    }
    let mail = NewMail {
        user_id: id,
        about: About::RecoveryCodeUsed {
            left: sql::count_recovery(&tx, id).await?,
        },
    };
    send_mail(ctx, &tx, &mail).await?;
    Ok(tx)
}

async fn use_passkey(ctx: &Ctx, id: UserId, given: &str) -> Result<Tx> {
    let answer: LogInWithPasskey =
        serde_json::from_str(given).map_err(|cause| wrong().because(cause))?;
    let (tx, owner) = check_passkey(ctx, answer).await?;
    match owner == id {
        true => Ok(tx),
        false => Err(Error::new(Code::PasskeyRefused)),
    }
}

fn wrong() -> Error {
    Error::field(Code::MfaTokenWrong, FIELD)
}
