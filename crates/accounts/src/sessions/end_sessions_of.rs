//! Logs a user out, for the host.

use contract::{audits::AuditChange, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{end_sessions::public_id, sql};
use crate::{audits::note_change::note_change, users::policy};

/// Ends one session of this user, or all; answers how many. Caller: host, by a
/// command; no door leads here.
pub async fn end_sessions_of(ctx: Ctx, id: UserId, session: Option<&str>) -> Result<u64> {
    policy::may_administer(ctx.actor)?;
    let tx = ctx.begin().await?;
    let rows = sql::of_user(&tx, id, ctx.now()).await?;
    let hashes = rows.into_iter().map(|row| row.token_hash);
    let asked = |hash: &Vec<u8>| session.is_none_or(|session| public_id(hash) == session);
    let ended: Vec<Vec<u8>> = hashes.filter(asked).collect();
    if ended.is_empty() && session.is_some() {
        return Err(Error::not_found().detail("no session of theirs has this id"));
    }
    for hash in &ended {
        sql::delete(&tx, hash).await?;
    }
    if !ended.is_empty() {
        note_change(&ctx, &tx, id, AuditChange::SessionsEnded).await?;
    }
    tx.commit().await?;
    Ok(ended.len() as u64)
}
