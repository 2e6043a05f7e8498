//! The only place that names `known_devices`.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

use super::lists::{self, Kind};

sql! {
    KNOWS: i64 = "SELECT count(*) FROM known_devices WHERE device_hash = $1 AND user_id = $2 AND seen_ms > $3";
    IS_ONE: i64 = "SELECT count(*) FROM known_devices WHERE device_hash = $1";
    INSERT: () =
        "INSERT INTO known_devices (device_hash, user_id, seen_ms) VALUES ($1, $2, $3) \
         ON CONFLICT (device_hash, user_id) DO UPDATE SET seen_ms = excluded.seen_ms";
    DELETE_AMONG: () = "DELETE FROM known_devices WHERE user_id = $1 AND device_hash IN ($list)";
    DELETE_OLD: () = "DELETE FROM known_devices WHERE seen_ms < $1";
}

owned! {
    known_devices: "known_devices",
        read "SELECT seen_ms FROM known_devices WHERE user_id = $1",
        erase "DELETE FROM known_devices WHERE user_id = $1";
}

/// Whether this user has logged in with this browser from a moment on.
pub async fn knows(run: &impl Run, hash: &[u8; 32], id: UserId, since: i64) -> Result<bool> {
    Ok(run.one(&KNOWS, &args![hash, id, since]).await? > 0)
}

/// Whether any user has logged in with this browser.
pub async fn is_one(run: &impl Run, hash: &[u8; 32]) -> Result<bool> {
    Ok(run.one(&IS_ONE, &args![hash]).await? > 0)
}

/// Remembers a browser of this user until a moment, unless it is seen again.
pub async fn insert(tx: &Tx, hash: &[u8; 32], id: UserId, now: i64, until_ms: i64) -> Result<()> {
    tx.exec(&INSERT, &args![hash, id, now]).await?;
    lists::add(tx, id.0, Kind::Device, hash, id, until_ms).await
}

/// Forgets every browser of an account.
pub async fn delete_of(tx: &Tx, id: UserId) -> Result<()> {
    let hashes = lists::all(tx, id.0, Kind::Device).await?;
    let hashes = lists::members(&hashes);
    tx.exec_in(&DELETE_AMONG, &args![id], &hashes).await?;
    lists::remove(tx, id.0, Kind::Device, &hashes).await
}

/// Forgets browsers last seen before a moment.
pub(super) async fn delete_old(tx: &Tx, unseen_since: i64) -> Result<()> {
    tx.exec(&DELETE_OLD, &args![unseen_since]).await?;
    Ok(())
}
