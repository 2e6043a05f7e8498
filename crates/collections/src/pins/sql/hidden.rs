//! The only place that names `hidden_pins`.

use contract::ids::{PinId, UserId};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, owned, sql};

sql! {
    HIDE: () =
        "INSERT INTO hidden_pins (user_id, root_id, pin_id, reason, id) \
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (user_id, root_id) DO UPDATE \
         SET pin_id = $3, reason = $4, id = $5";
    UNHIDE: () = "DELETE FROM hidden_pins WHERE user_id = $1 AND root_id = $2";
    DISLIKED: PinId =
        "SELECT pin_id FROM hidden_pins WHERE user_id = $1 AND reason <> 'seen_too_often' \
         ORDER BY id DESC LIMIT $2";
    ROOTS: PinId = "SELECT root_id FROM hidden_pins WHERE user_id = $1 ORDER BY id DESC LIMIT $2";
}

owned! {
    hidden_pins: "hidden_pins",
        read "SELECT pin_id, reason, id FROM hidden_pins WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM hidden_pins WHERE user_id = $1";
}

/// Hides a picture, by the pin that brought it, under a number by which the list goes.
pub async fn hide(
    tx: &Tx,
    user: UserId,
    root: PinId,
    pin: PinId,
    reason: &str,
    number: i64,
) -> Result<()> {
    tx.exec(&HIDE, &args![user, root, pin, reason, number])
        .await?;
    tx.changed(Changed::Hidden(user));
    tx.changed(Changed::Home(user));
    Ok(())
}

/// Shows it again.
pub async fn unhide(tx: &Tx, user: UserId, root: PinId) -> Result<()> {
    tx.exec(&UNHIDE, &args![user, root]).await?;
    tx.changed(Changed::Hidden(user));
    tx.changed(Changed::Home(user));
    Ok(())
}

/// The pictures that a user hid last.
pub async fn roots(run: &impl Run, user: UserId, most: i64) -> Result<Vec<PinId>> {
    Ok(run.all(&ROOTS, &args![user, most]).await?)
}

/// Pins that a user hid last, but for pictures that they had only seen too often.
pub async fn disliked(run: &impl Run, user: UserId, most: i64) -> Result<Vec<PinId>> {
    Ok(run.all(&DISLIKED, &args![user, most]).await?)
}
