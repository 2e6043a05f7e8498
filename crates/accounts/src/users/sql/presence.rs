//! When a user was here, as `users` keeps it.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

sql! {
    SEEN: Option<i64> = "SELECT seen_ms FROM users WHERE id = $1";
    SET_SEEN: () = "UPDATE users SET seen_ms = $2 WHERE id = $1";
    SET_RETURNED: () = "UPDATE users SET returned_ms = $2 WHERE id = $1";
}

/// When they were last seen, to a day; none when they never signed in.
pub async fn seen(run: &impl Run, id: UserId) -> Result<Option<i64>> {
    Ok(run.opt(&SEEN, &args![id]).await?.flatten())
}

/// Notes that they are here.
pub async fn set_seen(tx: &Tx, id: UserId, now: i64) -> Result<()> {
    tx.exec(&SET_SEEN, &args![id, now]).await?;
    Ok(())
}

/// Notes that they were away and are back.
pub async fn set_returned(tx: &Tx, id: UserId, now: i64) -> Result<()> {
    tx.exec(&SET_RETURNED, &args![id, now]).await?;
    Ok(())
}
