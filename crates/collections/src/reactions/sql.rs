//! The only place that names `reactions`.

use contract::ids::{PinId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A reaction to a pin.
    pub struct ReactionRow {
        pub user_id: UserId,
        pub kind: i64,
        pub created_ms: i64,
    }
}

sql! {
    FIND: i64 = "SELECT kind FROM reactions WHERE pin_id = $1 AND user_id = $2";
    PUT: () =
        "INSERT INTO reactions (pin_id, user_id, kind, created_ms) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (pin_id, user_id) DO UPDATE SET kind = $3, created_ms = $4";
    DELETE: () = "DELETE FROM reactions WHERE pin_id = $1 AND user_id = $2";
    LATEST: ReactionRow =
        "SELECT user_id, kind, created_ms FROM reactions WHERE pin_id = $1 \
         AND (created_ms, user_id) < ($2, $3) ORDER BY created_ms DESC, user_id DESC LIMIT $4";
    OF_USER: PinId = "SELECT pin_id FROM reactions WHERE user_id = $1 ORDER BY pin_id LIMIT $2";
    FORGET: () = "DELETE FROM reactions WHERE pin_id = $1";
}

owned! {
    reactions: "reactions",
        read "SELECT pin_id, kind, created_ms FROM reactions WHERE user_id = $1 ORDER BY pin_id",
        erase "DELETE FROM reactions WHERE user_id = $1";
}

/// The kind of a user's reaction to a pin.
pub async fn find(run: &impl Run, pin: PinId, user: UserId) -> Result<Option<i64>> {
    Ok(run.opt(&FIND, &args![pin, user]).await?)
}

/// Sets a user's reaction to a pin, in the place of another one of theirs.
pub async fn put(tx: &Tx, pin: PinId, user: UserId, kind: i64, now: i64) -> Result<()> {
    tx.exec(&PUT, &args![pin, user, kind, now]).await?;
    Ok(())
}

/// Takes it back.
pub async fn delete(tx: &Tx, pin: PinId, user: UserId) -> Result<()> {
    tx.exec(&DELETE, &args![pin, user]).await?;
    Ok(())
}

/// Reactions to a pin, below a time and a user, the latest first.
pub async fn latest(
    run: &impl Run,
    pin: PinId,
    [time, below]: [i64; 2],
    most: i64,
) -> Result<Vec<ReactionRow>> {
    let args = args![pin, time, below, most];
    Ok(run.all(&LATEST, &args).await?)
}

/// Some pins that a user reacted to.
pub async fn of_user(run: &impl Run, user: UserId, most: i64) -> Result<Vec<PinId>> {
    Ok(run.all(&OF_USER, &args![user, most]).await?)
}

/// Forgets all reactions to a pin that is gone for good.
pub async fn forget(tx: &Tx, pin: PinId) -> Result<()> {
    tx.exec(&FORGET, &args![pin]).await?;
    Ok(())
}
