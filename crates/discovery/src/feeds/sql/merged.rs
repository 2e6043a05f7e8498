//! The only place that names `merged_pinners`.

use contract::ids::{PinId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

sql! {
    MERGE: () = "INSERT INTO merged_pinners (user_id, since_ms) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    IS_MERGED: UserId = "SELECT user_id FROM merged_pinners WHERE user_id = $1";
    FOLLOWED: UserId =
        "SELECT user_id FROM user_follows JOIN merged_pinners ON user_id = followed_id \
         WHERE follower_id = $1 ORDER BY user_id LIMIT $2";
    PINS: (PinId, PinId) =
        "SELECT pin_id, root_id FROM pinner_pins WHERE pinner_id = $1 AND is_secret = false AND pin_id < $2 \
         ORDER BY pin_id DESC LIMIT $3";
    PINS_OF_ROOTS: (PinId, PinId) =
        "SELECT pin_id, root_id FROM pinner_pins WHERE pinner_id = $1 AND is_secret = false AND pin_id <= $2 \
         AND root_id IN ($list)";
}

owned! {
    merged_pinners: "merged_pinners",
        read "SELECT since_ms FROM merged_pinners WHERE user_id = $1",
        erase "DELETE FROM merged_pinners WHERE user_id = $1";
}

/// Notes that a user's pins are merged at reading from now on; harmless when they are.
pub async fn merge(tx: &Tx, user: UserId, now: i64) -> Result<()> {
    tx.exec(&MERGE, &args![user, now]).await?;
    Ok(())
}

/// Whether a user's pins are merged at reading.
pub async fn is_merged(run: &impl Run, user: UserId) -> Result<bool> {
    Ok(run.opt(&IS_MERGED, &args![user]).await?.is_some())
}

/// Those whom a user follows and whose pins are merged at reading.
pub async fn followed(run: &impl Run, user: UserId, most: i64) -> Result<Vec<UserId>> {
    Ok(run.all(&FOLLOWED, &args![user, most]).await?)
}

/// A user's public pins below an id, newest first, each with the pin that brought its picture.
pub async fn pins(
    run: &impl Run,
    pinner: UserId,
    below: i64,
    most: i64,
) -> Result<Vec<(PinId, PinId)>> {
    Ok(run.all(&PINS, &args![pinner, below, most]).await?)
}

/// A user's public pins of these pictures, up to an id.
pub async fn pins_of_roots(
    run: &impl Run,
    pinner: UserId,
    up_to: i64,
    roots: &[PinId],
) -> Result<Vec<(PinId, PinId)>> {
    let args = args![pinner, up_to];
    Ok(run.all_in(&PINS_OF_ROOTS, &args, roots).await?)
}
