//! Accounts without a password: who is there is shown by a fresh trip to a
//! provider that leads to the account, good for some minutes in this session.

use contract::{errors::Code, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql;

/// How long it is believed.
const LIFETIME_MS: i64 = 10 * 60 * 1_000;

/// The owner of this session has just shown at a provider that they are there.
pub async fn keep_proof(ctx: &Ctx, id: UserId) -> Result<()> {
    let session = ctx
        .session
        .ok_or_else(|| Error::new(Code::SignInRequired))?;
    let tx = ctx.house.db.begin().await?;
    sql::keep_proof(&tx, &session, id, ctx.now() + LIFETIME_MS).await?;
    tx.commit().await?;
    Ok(())
}

/// Asked in place of a password where there is none.
pub async fn check_proof(ctx: &Ctx, id: UserId) -> Result<()> {
    let proved = match &ctx.session {
        Some(session) => sql::has_proof(&ctx.house.db, session, id, ctx.now()).await?,
        None => false,
    };
    match proved {
        true => Ok(()),
        false => Err(Error::new(Code::ProofRequired)),
    }
}
