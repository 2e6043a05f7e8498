//! Pins that users were offered: the table `idea_pins`.

use contract::ids::{PinId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

sql! {
    PUT: () = "INSERT INTO idea_pins (user_id, day, place, pin_id) VALUES ($1, $2, $3, $4)";
    SINCE: (i64, PinId) =
        "SELECT day, pin_id FROM idea_pins WHERE user_id = $1 AND day >= $2 ORDER BY day, place";
    FORGET_BEFORE: () = "DELETE FROM idea_pins WHERE user_id = $1 AND day < $2";
}

/// Keeps what a user is offered on a day, on which they were offered nothing.
pub async fn put(tx: &Tx, user: UserId, day: i64, pins: &[PinId]) -> Result<()> {
    for (place, pin) in (0_i64..).zip(pins) {
        tx.exec(&PUT, &args![user, day, place, *pin]).await?;
    }
    Ok(())
}

/// What a user was offered since a day, each with its day, the best of a day first.
pub async fn since(run: &impl Run, user: UserId, day: i64) -> Result<Vec<(i64, PinId)>> {
    Ok(run.all(&SINCE, &args![user, day]).await?)
}

/// Forgets what a user was offered before a day.
pub async fn forget_before(tx: &Tx, user: UserId, day: i64) -> Result<()> {
    tx.exec(&FORGET_BEFORE, &args![user, day]).await?;
    Ok(())
}
