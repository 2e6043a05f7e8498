//! What was made of a picture later, as `pictures` keeps it.

use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

use crate::uploads::{make_later::Made, move_picture::NamedPicture};

sql! {
    NEXT: NamedPicture =
        "SELECT signature, extension FROM pictures WHERE later_made < 3 AND later_made = $1 \
         ORDER BY created_ms DESC LIMIT 1";
    NOTE: () = "UPDATE pictures SET later_made = $2 WHERE signature = $1";
    MADE: (i64, i64) = "SELECT later_made, width FROM pictures WHERE signature = $1";
}

/// The newest picture of which so much was made.
pub async fn next(run: &impl Run, made: Made) -> Result<Option<NamedPicture>> {
    Ok(run.opt(&NEXT, &args![made as i64]).await?)
}

/// Notes what was made of a picture.
pub async fn note(tx: &Tx, signature: &str, made: Made) -> Result<()> {
    tx.exec(&NOTE, &args![signature, made as i64]).await?;
    Ok(())
}

/// What was made of this picture, and its width in pixels.
pub async fn made(run: &impl Run, signature: &str) -> Result<Option<(Made, u32)>> {
    let found = run.opt(&MADE, &args![signature]).await?;
    let read =
        |(made, width): (i64, i64)| (Made::read(made), u32::try_from(width).unwrap_or(u32::MAX));
    Ok(found.map(read))
}
