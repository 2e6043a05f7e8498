//! The only place that names `favorites`.

use contract::ids::{PinId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

sql! {
    FIND: i64 = "SELECT id FROM favorites WHERE user_id = $1 AND pin_id = $2";
    ADD: () = "INSERT INTO favorites (user_id, pin_id, id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    DELETE: () = "DELETE FROM favorites WHERE user_id = $1 AND pin_id = $2";
    LIST: (i64, PinId) = "SELECT id, pin_id FROM favorites WHERE user_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3";
    FORGET: () = "DELETE FROM favorites WHERE pin_id = $1";
}

owned! {
    favorites: "favorites",
        read "SELECT id, pin_id FROM favorites WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM favorites WHERE user_id = $1";
}

/// Whether a pin is among a user's favourites.
pub async fn is_favorite(run: &impl Run, user: UserId, pin: PinId) -> Result<bool> {
    Ok(run.opt(&FIND, &args![user, pin]).await?.is_some())
}

/// Adds it under a number by which the list goes; false when it was there before.
pub async fn add(tx: &Tx, user: UserId, pin: PinId, number: i64) -> Result<bool> {
    Ok(tx.exec(&ADD, &args![user, pin, number]).await? == 1)
}

/// Takes it out; false when it was not there.
pub async fn delete(tx: &Tx, user: UserId, pin: PinId) -> Result<bool> {
    Ok(tx.exec(&DELETE, &args![user, pin]).await? == 1)
}

/// A user's favourites, the latest first: numbers of the list, and pins.
pub async fn list(
    run: &impl Run,
    user: UserId,
    below: i64,
    most: i64,
) -> Result<Vec<(i64, PinId)>> {
    Ok(run.all(&LIST, &args![user, below, most]).await?)
}

/// Takes a pin that is deleted for good out of all favourites.
pub async fn forget(tx: &Tx, pin: PinId) -> Result<()> {
    tx.exec(&FORGET, &args![pin]).await?;
    Ok(())
}
