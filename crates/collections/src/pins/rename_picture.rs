//! Renames a picture of pins, and of the boards and sections that it stands for.

use accounts::uploads::rename_picture::Renaming;
use kernel::{error::Result, tx::Tx};

use super::{
    lock_pictured::lock_pictured,
    renew_covers::renew_covers_of,
    sql::{bin, pictures},
};

/// Pins in one step.
const AT_ONCE: i64 = 100;

/// Renames the picture of some pins, then of some in the bin; answers how many there were.
pub(super) async fn rename_picture(tx: &Tx, names: &Renaming) -> Result<u64> {
    let ids = pictures::with_picture(tx, &names.old, AT_ONCE).await?;
    if ids.is_empty() {
        let binned = bin::with_picture(tx, &names.old, AT_ONCE).await?;
        bin::rename_picture(tx, &binned, names).await?;
        return Ok(binned.len() as u64);
    }
    let pins = lock_pictured(tx, &names.old, &ids).await?;
    pictures::rename_picture(tx, &pins, names).await?;
    renew_covers_of(tx, &pins).await?;
    Ok(ids.len() as u64)
}
