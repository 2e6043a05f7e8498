//! Whether a sensitivity screen stands before the pictures of pins, in the bin as well.

use accounts::uploads::screen_pictures::Screening;
use contract::ids::PinId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

use super::{StoredPin, bin, changed};

sql! {
    SCREENED_OTHERWISE: PinId = "SELECT id FROM pins WHERE signature = $1 AND is_screened <> $2 LIMIT $3";
    BINNED_OTHERWISE: PinId =
        "SELECT id FROM binned_pins WHERE signature = $1 AND is_screened <> $2 LIMIT $3";
    SCREEN: () = "UPDATE pins SET is_screened = $1 WHERE id IN ($list)";
    SCREEN_BINNED: () = "UPDATE binned_pins SET is_screened = $1 WHERE id IN ($list)";
}

/// Some pins of the picture that are otherwise, in the order of their ids.
pub async fn otherwise(tx: &Tx, screening: &Screening, most: i64) -> Result<Vec<PinId>> {
    let args = args![screening.signature, screening.is_screened, most];
    let mut ids: Vec<PinId> = tx.all(&SCREENED_OTHERWISE, &args).await?;
    ids.sort_unstable();
    Ok(ids)
}

/// The same of pins in the bin.
pub async fn binned_otherwise(tx: &Tx, screening: &Screening, most: i64) -> Result<Vec<PinId>> {
    let args = args![screening.signature, screening.is_screened, most];
    let mut ids: Vec<PinId> = tx.all(&BINNED_OTHERWISE, &args).await?;
    ids.sort_unstable();
    Ok(ids)
}

/// Puts the screen before these pins, or takes it off.
pub async fn screen(tx: &Tx, pins: &[StoredPin], screening: &Screening) -> Result<()> {
    let ids: Vec<PinId> = pins.iter().map(|pin| pin.id).collect();
    tx.exec_in(&SCREEN, &args![screening.is_screened], &ids)
        .await?;
    for pin in pins {
        changed(tx, pin);
    }
    Ok(())
}

/// The same of pins in the bin.
pub async fn screen_binned(tx: &Tx, ids: &[PinId], screening: &Screening) -> Result<()> {
    bin::lock_each(tx, ids).await?;
    tx.exec_in(&SCREEN_BINNED, &args![screening.is_screened], ids)
        .await?;
    Ok(())
}
