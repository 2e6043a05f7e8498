//! Did-its that the host took down.

use kernel::{error::Result, house::Changed, tx::Tx};
use store::{args, sql};

use super::DidItRow;

sql! {
    TAKE_DOWN: () = "UPDATE did_its SET taken_down_ms = $2 WHERE id = $1 AND taken_down_ms IS NULL";
    PUT_BACK: () = "UPDATE did_its SET taken_down_ms = NULL WHERE id = $1 AND taken_down_ms IS NOT NULL";
}

/// Takes it down, at a time, or puts it back without one; false when nothing changes. The pin
/// must have been locked.
pub async fn set_taken_down(tx: &Tx, row: &DidItRow, at: Option<i64>) -> Result<bool> {
    let changed = match at {
        Some(at) => tx.exec(&TAKE_DOWN, &args![row.id, at]).await?,
        None => tx.exec(&PUT_BACK, &args![row.id]).await?,
    };
    tx.changed(Changed::Pin(row.pin_id));
    Ok(changed == 1)
}
