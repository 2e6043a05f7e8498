//! Logs out elsewhere.

use contract::{
    audits::AuditChange,
    ids::UserId,
    sessions::{EndSessions, SessionsEnded},
};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    hooks::{Hook, in_order},
    tx::Tx,
};
use linkme::distributed_slice;

use super::sql;
use crate::{audits::note_change::note_change, businesses::find_log_in::find_linked};

/// `UserSessionsResource/delete`: ends one session, or all but the one that asks.
/// Caller: user, their own.
pub async fn end_sessions(ctx: Ctx, input: EndSessions) -> Result<SessionsEnded> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    let rows = sql::of_user(&tx, viewer, ctx.now()).await?;
    let hashes = rows.into_iter().map(|row| row.token_hash);
    let ended: Vec<Vec<u8>> = match &input.session_id {
        Some(id) => hashes.filter(|hash| public_id(hash) == *id).collect(),
        None => hashes
            .filter(|hash| ctx.session.as_ref().is_none_or(|own| own[..] != hash[..]))
            .collect(),
    };
    if input.session_id.is_some() && ended.is_empty() {
        return Err(Error::not_found());
    }
    for hash in &ended {
        sql::delete(&tx, hash).await?;
    }
    if !ended.is_empty() {
        note_change(&ctx, &tx, viewer, AuditChange::SessionsEnded).await?;
    }
    tx.commit().await?;
    Ok(SessionsEnded {
        count: ended.len() as u64,
    })
}

/// Ends what else acts for a user without their password.
pub type EndAccess = for<'a> fn(&'a Tx, UserId) -> BoxFuture<'a, Result<()>>;

/// Asked of every room that lets something act for users, when all their sessions end.
#[distributed_slice]
pub static END_ACCESS: [Hook<EndAccess>];

/// Ends every session of a user and of the businesses that share their log-in, and
/// whatever else acts for them, and forgets their browsers.
pub async fn end_all(tx: &Tx, id: UserId) -> Result<()> {
    for account in [vec![id], find_linked(tx, id).await?].concat() {
        for end in in_order(&END_ACCESS) {
            end(tx, account).await?;
        }
        sql::devices::delete_of(tx, account).await?;
        sql::handshakes::delete_of(tx, account).await?;
        sql::delete_of(tx, account).await?;
    }
    Ok(())
}

/// What names a session to its owner: part of the hash of its token, which
/// leads back to no token.
pub(super) fn public_id(hash: &[u8]) -> String {
    hash.iter()
        .take(12)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
