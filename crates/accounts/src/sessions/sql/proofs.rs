//! When the user of a session last proved who they are: columns of `sessions`.

use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

use crate::sessions::keep_proof::Proof;

sql! {
    KEEP_FACTOR: () = "UPDATE sessions SET factor_proved_ms = $2 WHERE token_hash = $1";
    KEEP_NETWORK: () = "UPDATE sessions SET network_proved_ms = $2 WHERE token_hash = $1";
    FACTOR: Option<i64> = "SELECT factor_proved_ms FROM sessions WHERE token_hash = $1";
    NETWORK: Option<i64> = "SELECT network_proved_ms FROM sessions WHERE token_hash = $1";
}

/// Keeps when a session had this proof; those that are over have none.
pub async fn keep(tx: &Tx, hash: &[u8; 32], proof: Proof, now: i64) -> Result<()> {
    let statement = match proof {
        Proof::Factor => &KEEP_FACTOR,
        Proof::Network => &KEEP_NETWORK,
    };
    tx.exec(statement, &args![hash, now]).await?;
    Ok(())
}

/// When a session last had this proof, if ever.
pub async fn proved_ms(run: &impl Run, hash: &[u8; 32], proof: Proof) -> Result<Option<i64>> {
    let statement = match proof {
        Proof::Factor => &FACTOR,
        Proof::Network => &NETWORK,
    };
    Ok(run.opt(statement, &args![hash]).await?.flatten())
}
