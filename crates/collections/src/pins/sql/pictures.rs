//! Pins by their pictures.

use accounts::uploads::rename_picture::Renaming;
use contract::ids::PinId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

use super::{LOCK_ONE, StoredPin, changed, find_many, of_pinner};

sql! {
    WITH_PICTURE: PinId = "SELECT id FROM pins WHERE signature = $1 LIMIT $2";
    OPEN_WITH_PICTURE: PinId = "SELECT id FROM pins WHERE signature = $1 AND is_secret = false LIMIT $2";
    RENAME: () = "UPDATE pins SET signature = $1 WHERE id IN ($list)";
}

/// Some pins that show this picture, in the order of their ids.
pub async fn with_picture(run: &impl Run, signature: &str, most: i64) -> Result<Vec<PinId>> {
    let pins = run.all(&WITH_PICTURE, &args![signature, most]).await?;
    let mut pins: Vec<PinId> = pins.into_iter().collect();
    pins.sort_unstable();
    Ok(pins)
}

/// Some pins that show this picture and may stand in lists that all viewers share.
pub async fn open_with_picture(run: &impl Run, signature: &str, most: i64) -> Result<Vec<PinId>> {
    let pins = run.all(&OPEN_WITH_PICTURE, &args![signature, most]).await?;
    Ok(pins.into_iter().collect())
}

/// These pins, in order, as far as they show the picture; taken until the transaction ends.
pub async fn lock_with_picture(tx: &Tx, signature: &str, ids: &[PinId]) -> Result<Vec<StoredPin>> {
    tx.lock_each(&LOCK_ONE, ids).await?;
    let mut pins = find_many(tx, ids).await?;
    pins.retain(|pin| pin.signature == signature);
    Ok(pins)
}

/// Renames the picture of these pins.
pub async fn rename_picture(tx: &Tx, pins: &[StoredPin], names: &Renaming) -> Result<()> {
    let ids: Vec<PinId> = pins.iter().map(|pin| pin.id).collect();
    tx.exec_in(&RENAME, &args![names.new], &ids).await?;
    for pin in pins {
        of_pinner::rename_picture(tx, pin, names).await?;
        changed(tx, pin);
    }
    Ok(())
}
