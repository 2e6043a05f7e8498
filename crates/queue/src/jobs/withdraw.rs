//! Taking jobs back that are not done.

use store::{Result, Tx, args};

store::sql! {
    /// One under way is done to its end, and not tried again.
    WITHDRAW: () = "DELETE FROM jobs
        WHERE state IN ('waiting', 'running') AND kind = $1 AND substr(key, 1, $2) = $3";
}

/// Takes back every job of a kind whose key begins like this; they are gone when the
/// transaction commits. One that a worker has begun may still succeed. All that waits is
/// looked through: for what happens seldom.
pub async fn withdraw(tx: &Tx, kind: &str, key_begins: &str) -> Result<()> {
    let length = key_begins.chars().count() as i64;
    tx.exec(&WITHDRAW, &args![kind, length, key_begins]).await?;
    Ok(())
}
