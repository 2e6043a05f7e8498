//! The only place that names `token_lists`: the hashes of a user's tokens, and of the
//! sessions of a group and of a family, each list beside what it is asked by.
//!
//! A list says where rows are; what is true of them, the rows say. A user, a group and
//! a family share no key: their ids come from one generator.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

/// What a hash is kept for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A session; listed by its user, its group and its family.
    Session,
    /// A handshake; listed by its user.
    Handshake,
    /// A known browser; listed by its user.
    Device,
}

sql! {
    ALL: Vec<u8> = "SELECT token_hash FROM token_lists WHERE key = $1 AND kind = $2";
    ALIVE: Vec<u8> =
        "SELECT token_hash FROM token_lists WHERE key = $1 AND kind = $2 AND expires_ms > $3 \
         ORDER BY expires_ms DESC LIMIT 1000";
    ADD: () =
        "INSERT INTO token_lists (key, kind, token_hash, user_id, expires_ms) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (key, kind, token_hash) DO UPDATE SET expires_ms = excluded.expires_ms";
    REMOVE: () = "DELETE FROM token_lists WHERE key = $1 AND kind = $2 AND token_hash IN ($list)";
    DELETE_EXPIRED: () = "DELETE FROM token_lists WHERE expires_ms < $1";
}

owned! {
    token_lists: "token_lists",
        read "SELECT kind, expires_ms FROM token_lists WHERE key = $1",
        erase "DELETE FROM token_lists WHERE user_id = $1";
}

/// All that is listed of a kind.
pub(super) async fn all(run: &impl Run, key: i64, kind: Kind) -> Result<Vec<Vec<u8>>> {
    Ok(run.all(&ALL, &args![key, kind.name()]).await?)
}

/// What is not over; of very many, what lasts longest.
pub(super) async fn alive(run: &impl Run, key: i64, kind: Kind, now: i64) -> Result<Vec<Vec<u8>>> {
    Ok(run.all(&ALIVE, &args![key, kind.name(), now]).await?)
}

/// Hashes as a statement takes a list of them.
pub(super) fn members(hashes: &[Vec<u8>]) -> Vec<&[u8]> {
    hashes.iter().map(Vec::as_slice).collect()
}

/// Lists a hash, or lets it last longer.
pub(super) async fn add(
    tx: &Tx,
    key: i64,
    kind: Kind,
    hash: &[u8; 32],
    user: UserId,
    expires_ms: i64,
) -> Result<()> {
    tx.exec(&ADD, &args![key, kind.name(), hash, user, expires_ms])
        .await?;
    Ok(())
}

/// Lists hashes no more.
pub(super) async fn remove(tx: &Tx, key: i64, kind: Kind, hashes: &[&[u8]]) -> Result<()> {
    tx.exec_in(&REMOVE, &args![key, kind.name()], hashes)
        .await?;
    Ok(())
}

/// Lists no more what is over.
pub(super) async fn delete_expired(tx: &Tx, now: i64) -> Result<()> {
    tx.exec(&DELETE_EXPIRED, &args![now]).await?;
    Ok(())
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Self::Session => "session",
            Self::Handshake => "handshake",
            Self::Device => "device",
        }
    }
}
