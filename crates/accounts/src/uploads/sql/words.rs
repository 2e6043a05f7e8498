//! Words that stand in pictures, as `pictures` keeps them: none while a picture was not read,
//! an empty text where no words stand in it.

use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

use crate::uploads::move_picture::NamedPicture;

sql! {
    NEXT: NamedPicture =
        "SELECT signature, extension FROM pictures WHERE words IS NULL ORDER BY created_ms DESC LIMIT 1";
    SET: () = "UPDATE pictures SET words = $2 WHERE signature = $1";
    AMONG: (String, Option<String>) =
        "SELECT signature, words FROM pictures WHERE words <> '' AND signature IN ($list)";
}

/// The newest picture that was not read.
pub async fn next(run: &impl Run) -> Result<Option<NamedPicture>> {
    Ok(run.opt(&NEXT, &args![]).await?)
}

/// Keeps what stands in a picture.
pub async fn set(tx: &Tx, signature: &str, words: &str) -> Result<()> {
    tx.exec(&SET, &args![signature, words]).await?;
    Ok(())
}

/// Of these pictures those with words, with them, in any order.
pub async fn among(run: &impl Run, signatures: &[&str]) -> Result<Vec<(String, String)>> {
    let found = run.all_in(&AMONG, &args![], signatures).await?;
    let known = |(signature, words): (String, Option<String>)| Some((signature, words?));
    Ok(found.into_iter().filter_map(known).collect())
}
