//! Comments that the host took down.

use contract::ids::{CommentId, PinId};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{args, sql};

sql! {
    TAKE_DOWN: () =
        "UPDATE comments SET taken_down_ms = $3, was_held = is_held, is_held = true \
         WHERE pin_id = $1 AND id = $2 AND taken_down_ms IS NULL";
    PUT_BACK: () =
        "UPDATE comments SET taken_down_ms = NULL, is_held = was_held, was_held = false \
         WHERE pin_id = $1 AND id = $2 AND taken_down_ms IS NOT NULL";
}

/// Holds it back for the host, also one that was deleted and may come back; false when it is gone,
/// or taken down. The pin must have been locked.
pub async fn take_down(tx: &Tx, pin: PinId, id: CommentId, now: i64) -> Result<bool> {
    super::unhighlight(tx, pin, id).await?;
    tx.changed(Changed::Pin(pin));
    Ok(tx.exec(&TAKE_DOWN, &args![pin, id, now]).await? == 1)
}

/// Holds it back no longer, unless words did before; false when it was not taken down. The pin
/// must have been locked.
pub async fn put_back(tx: &Tx, pin: PinId, id: CommentId) -> Result<bool> {
    tx.changed(Changed::Pin(pin));
    Ok(tx.exec(&PUT_BACK, &args![pin, id]).await? == 1)
}
