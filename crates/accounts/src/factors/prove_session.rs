//! Proves the second factor in an open session.

use contract::{
    errors::Code,
    factors::{ProveSession, SessionProof},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{prove_factor::prove_factor, sql};
use crate::{
    businesses::find_log_in::find_log_in,
    sessions::keep_proof::{LIFETIME_MS, Proof, keep_proof},
};

/// `UserSessionProofResource/create`: proves the second factor, which changing what
/// protects the account asks for beside the password. Caller: user; a linked business
/// proves its owner's. Believed for ten minutes, in this session.
pub async fn prove_session(ctx: Ctx, input: ProveSession) -> Result<SessionProof> {
    let viewer = ctx.user()?;
    let log_in = find_log_in(&ctx.house.db, viewer).await?;
    if sql::confirmed_ms(&ctx.house.db, log_in).await?.is_none() {
        return Err(Error::new(Code::MfaOff));
    }
    let tx = prove_factor(&ctx, log_in, Some(&input.mfa_token)).await?;
    keep_proof(&ctx, &tx, Proof::Factor).await?;
    tx.commit().await?;
    Ok(SessionProof {
        until_ms: ctx.now() + LIFETIME_MS,
    })
}
