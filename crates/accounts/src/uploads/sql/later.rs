//! Whether what is made of a picture later was made, as `pictures` keeps it.

use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

use crate::uploads::move_picture::NamedPicture;

sql! {
    NEXT: NamedPicture =
        "SELECT signature, extension FROM pictures WHERE later_ms IS NULL ORDER BY created_ms DESC LIMIT 1";
    NOTE: () = "UPDATE pictures SET later_ms = $2 WHERE signature = $1";
    HAS: bool = "SELECT later_ms IS NOT NULL FROM pictures WHERE signature = $1";
}

/// The newest picture of which nothing was made later.
pub async fn next(run: &impl Run) -> Result<Option<NamedPicture>> {
    Ok(run.opt(&NEXT, &args![]).await?)
}

/// Notes that there is nothing left to be made of a picture.
pub async fn note(tx: &Tx, signature: &str, now: i64) -> Result<()> {
    tx.exec(&NOTE, &args![signature, now]).await?;
    Ok(())
}

/// Whether what is made later was made of this picture.
pub async fn has(run: &impl Run, signature: &str) -> Result<bool> {
    Ok(run.opt(&HAS, &args![signature]).await?.unwrap_or(false))
}
