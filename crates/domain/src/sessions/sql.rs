//! The only place that names `sessions`.

use contract::ids::UserId;
use store::{Run, Tx, args, row, sql};

use super::{Session, Way};
use crate::error::Result;

row! {
    /// A place an account is signed in.
    pub struct PlaceRow {
        pub token_hash: Vec<u8>,
        pub user_agent: String,
        pub created_ms: i64,
    }
}

sql! {
    INSERT: () = "INSERT INTO sessions (token_hash, user_id, user_agent, created_ms, expires_ms, is_limited) VALUES ($1, $2, $3, $4, $5, $6)";
    FIND: (i64, i64, bool) = "SELECT user_id, expires_ms, is_limited FROM sessions WHERE token_hash = $1";
    DELETE: () = "DELETE FROM sessions WHERE token_hash = $1";
    OF_USER: PlaceRow = "SELECT token_hash, user_agent, created_ms FROM sessions WHERE user_id = $1 AND expires_ms > $2 ORDER BY created_ms DESC LIMIT 1000";
    DELETE_OF: Vec<u8> = "DELETE FROM sessions WHERE user_id = $1 RETURNING token_hash";
    DELETE_EXPIRED: () = "DELETE FROM sessions WHERE expires_ms < $1";
}

/// Keeps a session by its token's hash.
pub async fn insert(
    tx: &Tx,
    hash: &[u8; 32],
    session: Session,
    user_agent: &str,
    now: i64,
) -> Result<()> {
    let Session {
        user_id,
        expires_ms,
        way,
    } = session;
    let is_limited = way == Way::Limited;
    let args = args![hash, user_id.0, user_agent, now, expires_ms, is_limited];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// The session of a token, also when it has expired.
pub async fn find(run: &impl Run, hash: &[u8; 32]) -> Result<Option<Session>> {
    let row = run.opt(&FIND, &args![hash]).await?;
    Ok(row.map(|(user_id, expires_ms, is_limited)| Session {
        user_id: UserId(user_id),
        expires_ms,
        way: if is_limited { Way::Limited } else { Way::Full },
    }))
}

/// Where an account is signed in, newest first.
pub async fn of_user(run: &impl Run, id: UserId, now: i64) -> Result<Vec<PlaceRow>> {
    Ok(run.all(&OF_USER, &args![id.0, now]).await?)
}

/// Ends every session of an account; answers their hashes.
pub async fn delete_of(tx: &Tx, id: UserId) -> Result<Vec<Vec<u8>>> {
    Ok(tx.all(&DELETE_OF, &args![id.0]).await?)
}

/// Ends a session.
pub async fn delete(tx: &Tx, hash: &[u8]) -> Result<()> {
    tx.exec(&DELETE, &args![hash]).await?;
    Ok(())
}

/// Ends what has expired.
pub async fn delete_expired(tx: &Tx, now: i64) -> Result<u64> {
    Ok(tx.exec(&DELETE_EXPIRED, &args![now]).await?)
}
