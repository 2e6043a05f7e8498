//! Puts a sensitivity screen before the pins of a picture, or takes it off.

use accounts::uploads::screen_pictures::Screening;
use kernel::{error::Result, tx::Tx};

use super::{lock_pictured::lock_pictured, renew_covers::renew_covers_of, sql::screened};

/// Pins in one step.
const AT_ONCE: i64 = 100;

/// Screens some pins, then some in the bin; answers how many rows were otherwise. What is behind a
/// screen is no cover.
pub(super) async fn spread_screen(tx: &Tx, screening: &Screening) -> Result<u64> {
    let ids = screened::otherwise(tx, screening, AT_ONCE).await?;
    if ids.is_empty() {
        let binned = screened::binned_otherwise(tx, screening, AT_ONCE).await?;
        screened::screen_binned(tx, &binned, screening).await?;
        return Ok(binned.len() as u64);
    }
    let pins = lock_pictured(tx, &screening.signature, &ids).await?;
    screened::screen(tx, &pins, screening).await?;
    renew_covers_of(tx, &pins).await?;
    Ok(ids.len() as u64)
}
