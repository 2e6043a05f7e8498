//! Descriptors of pictures, as `pictures` keeps them: none while a picture was not
//! described, no bytes where it cannot be.

use kernel::{error::Result, tx::Tx};
use store::{Run, args, row, sql};

row! {
    /// A picture that was not described.
    pub struct NewPicture {
        pub signature: String,
        pub extension: String,
        pub width: i64,
        pub height: i64,
    }
}

sql! {
    NEXT: NewPicture =
        "SELECT signature, extension, width, height FROM pictures WHERE descriptor IS NULL \
         ORDER BY created_ms DESC LIMIT $1";
    SET: () = "UPDATE pictures SET descriptor = $2 WHERE signature = $1";
    AMONG: (String, Option<Vec<u8>>) =
        "SELECT signature, descriptor FROM pictures WHERE descriptor IS NOT NULL AND signature IN ($list)";
}

/// The newest pictures that were not described, at most so many.
pub async fn next(run: &impl Run, most: i64) -> Result<Vec<NewPicture>> {
    Ok(run.all(&NEXT, &args![most]).await?)
}

/// Keeps a picture's descriptor; no bytes where there can be none.
pub async fn set(tx: &Tx, signature: &str, descriptor: &[u8]) -> Result<()> {
    tx.exec(&SET, &args![signature, descriptor]).await?;
    Ok(())
}

/// Of these pictures those that were looked at, with their descriptors, in any order.
pub async fn among(run: &impl Run, signatures: &[&str]) -> Result<Vec<(String, Vec<u8>)>> {
    let found = run.all_in(&AMONG, &args![], signatures).await?;
    let known = |(signature, descriptor): (String, Option<Vec<u8>>)| Some((signature, descriptor?));
    Ok(found.into_iter().filter_map(known).collect())
}
