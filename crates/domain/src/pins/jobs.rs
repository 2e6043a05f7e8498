//! Jobs of the room `pins`. Each may run twice.

use contract::ids::PinId;

use super::{bin_pin::KEPT_MS, forget_pin::forget_pin, sql::bin};
use crate::{error::Result, house::House, uploads::release_picture::release_picture};

/// Forgets what has been in the bin long enough.
pub const EMPTY_BIN: &str = "pins.empty_bin";

/// Body of [`EMPTY_BIN`].
pub async fn empty_bin(house: &House) -> Result<()> {
    loop {
        let tx = house.db.begin().await?;
        let old = bin::old(&tx, house.now() - KEPT_MS).await?;
        if old.is_empty() {
            return Ok(());
        }
        for (id, signature) in &old {
            bin::unbin(&tx, PinId(*id)).await?;
            forget_pin(&tx, PinId(*id)).await?;
            release_picture(&tx, signature, house.now()).await?;
        }
        tx.commit().await?;
    }
}
