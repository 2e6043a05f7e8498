//! The password, asked again of a signed-in user, and with it all else that a log-in
//! asks.

use contract::{errors::Code, ids::UserId};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    hooks::{Hook, in_order},
};
use tracing::warn;

use super::{
    count_guess::count_own_password,
    hash_password::verify_password,
    keep_proof::{Proof, has_proof},
};
use crate::{businesses::find_log_in::find_log_in, users};

/// Demands the second factor of a user who has one, unless this session has proved it.
pub type CheckFactor = fn(&Ctx, UserId) -> BoxFuture<'_, Result<()>>;

/// Rooms that keep second factors.
#[linkme::distributed_slice]
pub static CHECK_FACTOR: [Hook<CheckFactor>];

/// Asks a signed-in user for their password again before something that an open
/// browser alone should not do, then for a fresh proof of the second factor where the
/// account has one. A linked business has its owner's. A user without a password proves
/// by a log-in at another provider that they are there. Guesses are counted for good, so
/// no transaction may be open.
pub async fn check_own_password(
    ctx: &Ctx,
    id: UserId,
    field: &str,
    password: String,
) -> Result<()> {
    let log_in = find_log_in(&ctx.house.db, id).await?;
    match users::password_hash(&ctx.house.db, log_in).await? {
        Some(hash) => check_password(ctx, log_in, (field, password), hash).await?,
        None if has_proof(ctx, Proof::Network, 0).await? => {}
        None => return Err(Error::new(Code::ProofRequired)),
    }
    for check in in_order(&CHECK_FACTOR) {
        check(ctx, log_in).await?;
    }
    Ok(())
}

async fn check_password(
    ctx: &Ctx,
    log_in: UserId,
    (field, password): (&str, String),
    hash: String,
) -> Result<()> {
    let guess = count_own_password(ctx, log_in).await?;
    if !verify_password(ctx, password, Some(hash)).await? {
        warn!(user = %log_in, address = ?ctx.browser.address, "the password of an open session was wrong");
        return Err(Error::field(Code::PasswordWrong, field));
    }
    let tx = ctx.begin().await?;
    guess.forget(&tx).await?;
    tx.commit().await
}
