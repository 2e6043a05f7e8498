//! Whether a sensitivity screen stands before the pictures of pins, in the bin as well.

use accounts::uploads::screen_pictures::Screening;
use contract::ids::PinId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

use super::{bin, changed, pictures::lock_with_picture};

/// Pins in one step.
const AT_ONCE: i64 = 100;

sql! {
    SCREENED_OTHERWISE: PinId = "SELECT id FROM pins WHERE signature = $1 AND is_screened <> $2 LIMIT $3";
    BINNED_OTHERWISE: PinId =
        "SELECT id FROM binned_pins WHERE signature = $1 AND is_screened <> $2 LIMIT $3";
    SCREEN: () = "UPDATE pins SET is_screened = $1 WHERE id IN ($list)";
    SCREEN_BINNED: () = "UPDATE binned_pins SET is_screened = $1 WHERE id IN ($list)";
}

/// Puts a screen before the picture of some pins, or takes it off; answers how many rows were
/// otherwise.
pub async fn spread_screen(tx: &Tx, screening: &Screening) -> Result<u64> {
    let is_screened = screening.is_screened;
    let args = args![screening.signature, is_screened, AT_ONCE];
    let mut ids: Vec<PinId> = tx.all(&SCREENED_OTHERWISE, &args).await?;
    if ids.is_empty() {
        let mut binned: Vec<PinId> = tx.all(&BINNED_OTHERWISE, &args).await?;
        binned.sort_unstable();
        bin::lock_each(tx, &binned).await?;
        tx.exec_in(&SCREEN_BINNED, &args![is_screened], &binned)
            .await?;
        return Ok(binned.len() as u64);
    }
    ids.sort_unstable();
    let pins = lock_with_picture(tx, &screening.signature, &ids).await?;
    let there: Vec<PinId> = pins.iter().map(|pin| pin.id).collect();
    tx.exec_in(&SCREEN, &args![is_screened], &there).await?;
    for pin in &pins {
        changed(tx, pin);
    }
    Ok(ids.len() as u64)
}
