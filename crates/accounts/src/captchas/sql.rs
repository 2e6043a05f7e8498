//! The only place that names `used_captchas`.

use kernel::{error::Result, tx::Tx};
use store::{args, sql};

sql! {
    USE_UP: () = "INSERT INTO used_captchas (challenge, expires_ms) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    DELETE_EXPIRED: () = "DELETE FROM used_captchas WHERE expires_ms < $1";
}

/// Uses a proof up; false when it was used before.
pub async fn use_up(tx: &Tx, challenge: &[u8; 32], expires_ms: i64) -> Result<bool> {
    Ok(tx.exec(&USE_UP, &args![challenge, expires_ms]).await? == 1)
}

/// Forgets proofs that are too old to be used anyway.
pub async fn delete_expired(tx: &Tx, now: i64) -> Result<()> {
    tx.exec(&DELETE_EXPIRED, &args![now]).await?;
    Ok(())
}
