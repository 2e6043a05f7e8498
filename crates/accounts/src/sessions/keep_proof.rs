//! Proofs that the user of a session is there, believed in that session for some
//! minutes (ASVS 5, 7.5.1).

use contract::errors::Code;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::sql::proofs;

/// How long a proof is believed, in milliseconds: ten minutes.
pub const LIFETIME_MS: i64 = 10 * 60 * 1_000;

/// What was proved by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    /// The second factor. A full log-in is such a proof too.
    Factor,
    /// A log-in at another provider, in place of a password where there is none.
    Network,
}

/// Keeps that the user of this session has just proved it.
pub async fn keep_proof(ctx: &Ctx, tx: &Tx, proof: Proof) -> Result<()> {
    let session = ctx.session.as_ref();
    let session = session.ok_or_else(|| Error::new(Code::SignInRequired))?;
    proofs::keep(tx, session, proof, ctx.now()).await
}

/// Whether this session has had the proof in the last minutes, and not before that moment.
pub async fn has_proof(ctx: &Ctx, proof: Proof, since_ms: i64) -> Result<bool> {
    let Some(session) = &ctx.session else {
        return Ok(false);
    };
    let proved_ms = proofs::proved_ms(&ctx.house.db, session, proof).await?;
    Ok(proved_ms.is_some_and(|at| at >= since_ms && ctx.now() < at + LIFETIME_MS))
}
