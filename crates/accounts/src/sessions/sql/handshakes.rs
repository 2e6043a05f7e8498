//! The only place that names `handshakes`.

use contract::ids::{SessionGroupId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

use super::lists::{self, Kind};

sql! {
    INSERT: () =
        "INSERT INTO handshakes (token_hash, user_id, browser, expires_ms, family_id, session_type) \
         VALUES ($1, $2, $3, $4, $5, $6)";
    TAKE: (UserId, Option<Vec<u8>>, i64, Option<SessionGroupId>, Option<String>) =
        "DELETE FROM handshakes WHERE token_hash = $1 \
         RETURNING user_id, browser, expires_ms, family_id, session_type";
    DELETE_AMONG: () = "DELETE FROM handshakes WHERE user_id = $1 AND token_hash IN ($list)";
    DELETE_EXPIRED: () = "DELETE FROM handshakes WHERE expires_ms < $1";
}

/// A token that begins a session once.
pub struct Handshake {
    /// Whose session.
    pub user_id: UserId,
    /// The mark of the browser that may use it; any when missing.
    pub browser: Option<[u8; 32]>,
    /// Milliseconds since 1970.
    pub expires_ms: i64,
    /// The family of sessions that it brings into, if it leads to another name of
    /// the host.
    pub family: Option<SessionGroupId>,
    /// What kind of viewer that session is of.
    pub session_type: Option<String>,
}

owned! {
    handshakes: "handshakes",
        read "SELECT expires_ms, session_type FROM handshakes WHERE user_id = $1",
        erase "DELETE FROM handshakes WHERE user_id = $1";
}

/// Keeps a handshake by its token's hash.
pub async fn insert(tx: &Tx, hash: &[u8; 32], handshake: &Handshake) -> Result<()> {
    let Handshake {
        user_id,
        browser,
        expires_ms,
        family,
        session_type,
    } = handshake;
    let browser = browser.map(|mark| mark.to_vec());
    let args = args![hash, user_id, browser, *expires_ms, *family, session_type];
    tx.exec(&INSERT, &args).await?;
    lists::add(tx, user_id.0, Kind::Handshake, hash, *user_id, *expires_ms).await
}

/// Removes a handshake and tells what it was, also when it has expired.
pub async fn take(tx: &Tx, hash: &[u8; 32]) -> Result<Option<Handshake>> {
    let taken = tx.opt(&TAKE, &args![hash]).await?;
    let Some((user_id, browser, expires_ms, family, session_type)) = taken else {
        return Ok(None);
    };
    lists::remove(tx, user_id.0, Kind::Handshake, &[hash]).await?;
    Ok(Some(Handshake {
        user_id,
        // A mark of another length belongs to no browser.
        browser: browser.map(|mark| mark.try_into().unwrap_or_default()),
        expires_ms,
        family,
        session_type,
    }))
}

/// Forgets the handshakes of an account that wait.
pub async fn delete_of(tx: &Tx, id: UserId) -> Result<()> {
    let hashes = lists::all(tx, id.0, Kind::Handshake).await?;
    let hashes = lists::members(&hashes);
    tx.exec_in(&DELETE_AMONG, &args![id], &hashes).await?;
    lists::remove(tx, id.0, Kind::Handshake, &hashes).await
}

/// Forgets what has expired.
pub(super) async fn delete_expired(tx: &Tx, now: i64) -> Result<()> {
    tx.exec(&DELETE_EXPIRED, &args![now]).await?;
    Ok(())
}
