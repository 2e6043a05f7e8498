//! Proofs of presence for accounts without a password: a fresh log-in at a
//! provider that leads to the account, good for some minutes in this session.

use contract::{errors::Code, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql;

/// How long it is believed.
const LIFETIME_MS: i64 = 10 * 60 * 1_000;

/// Keeps that the owner of this session has just logged in at a provider.
pub async fn keep_proof(ctx: &Ctx, id: UserId) -> Result<()> {
    let session = ctx
        .session
        .ok_or_else(|| Error::new(Code::SignInRequired))?;
    let tx = ctx.begin().await?;
    sql::keep_proof(&tx, &session, id, ctx.now() + LIFETIME_MS).await?;
    tx.commit().await?;
    Ok(())
}

/// Demands a proof, in place of a password where there is none.
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
