//! Logs in with name or e-mail address and password.

use contract::{
    errors::Code,
    ids::UserId,
    sessions::{LogIn, SignedIn},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};
use tracing::warn;

use crate::{
    businesses::find_log_in::find_log_in,
    factors::prove_factor::prove_factor,
    networks::connect_account::connect_by_ticket,
    sessions::{
        count_guess::{Guess, count_guess},
        hash_password::verify_password,
        remember_device,
        sign_in::sign_in,
    },
    users,
};

/// An id that no account has.
const NO_USER: UserId = UserId(0);

/// `UserSessionResource/create`: logs in. Caller: every viewer. A wrong password
/// and an unknown name are answered alike, in text and in time.
pub async fn log_in(ctx: Ctx, input: LogIn) -> Result<SignedIn> {
    let (tx, id) = prove_identity(&ctx, input).await?;
    sign_in(ctx, tx, id).await
}

/// The user, after everything they have to prove: the password first; that more
/// is needed is told only after it. What follows is written by the transaction
/// that begins the session.
pub async fn prove_identity(ctx: &Ctx, input: LogIn) -> Result<(Tx, UserId)> {
    let name = input.username_or_email.trim();
    let captcha = input.token.as_deref();
    let (guess, id) = prove_password(ctx, name, input.password, captcha).await?;
    let tx = match prove_factor(ctx, id, input.mfa_token.as_deref()).await {
        Ok(tx) => tx,
        Err(refusal) => return Err(forgetting(ctx, &guess, refusal).await?),
    };
    guess.forget(&tx).await?;
    if let Some(ticket) = &input.network_ticket {
        connect_by_ticket(ctx, &tx, id, ticket).await?;
    }
    remember_device::tell_of_device(ctx, &tx, id).await?;
    Ok((tx, id))
}

/// Takes the guess back, since the password was right, whatever came of the
/// second step.
async fn forgetting(ctx: &Ctx, guess: &Guess, refusal: Error) -> Result<Error> {
    let tx = ctx.begin().await?;
    guess.forget(&tx).await?;
    tx.commit().await?;
    Ok(refusal)
}

/// Checks the password. An unknown name takes the same steps as a known one; the
/// name of a linked business stands for the log-in it shares.
async fn prove_password(
    ctx: &Ctx,
    name: &str,
    password: String,
    captcha: Option<&str>,
) -> Result<(Guess, UserId)> {
    let db = &ctx.house.db;
    let named = users::id_by_name_or_email(db, name).await?;
    let id = find_log_in(db, named.unwrap_or(NO_USER)).await?;
    let guess = count_guess(ctx, name, id, captcha).await?;
    let hash = users::password_hash(db, id).await?;
    match verify_password(ctx, password, hash).await? {
        true => Ok((guess, id)),
        false => {
            // What was typed may be a password, and is not logged.
            warn!(user = ?named, address = ?ctx.browser.address, "a log-in with a wrong name or password");
            Err(Error::new(Code::CredentialsWrong))
        }
    }
}
