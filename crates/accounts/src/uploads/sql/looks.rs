//! The only place that names `picture_looks`: pictures that look alike have one look,
//! found by pieces of the first one's perceptual hash; and `look_pictures`, which lists
//! the pictures of each look.

use kernel::{error::Result, tx::Tx};
use store::{Run, args, row, sql};

row! {
    /// What a picture is compared by with those that may look the same.
    pub struct SeenPicture {
        pub signature: String,
        pub perceptual: i64,
        pub width: i64,
        pub height: i64,
        pub color: String,
    }
}

sql! {
    PERCEPTUAL: i64 = "SELECT perceptual FROM pictures WHERE signature = $1";
    SEEN_AMONG: SeenPicture =
        "SELECT signature, perceptual, width, height, color FROM pictures WHERE signature IN ($list)";
    ALIKE_AFTER: String =
        "SELECT signature FROM look_pictures WHERE look = $1 AND signature > $2 ORDER BY signature LIMIT $3";
    LOOK: Option<i64> = "SELECT look FROM pictures WHERE signature = $1";
    NEAR: (i64, i64) = "SELECT look, perceptual FROM picture_looks WHERE piece IN ($list) LIMIT 1000";
    ADD: () = "INSERT INTO picture_looks (piece, look, perceptual) VALUES ($1, $2, $3)";
    SET: () = "UPDATE pictures SET look = $2 WHERE signature = $1 AND look IS NULL";
    LIST: () = "INSERT INTO look_pictures (look, signature) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    ALIKE: String = "SELECT signature FROM look_pictures WHERE look = $1 ORDER BY signature LIMIT $2";
    UNLIST: () = "DELETE FROM look_pictures WHERE look = $1 AND signature = $2";
    WITHOUT: (String, i64) =
        "SELECT signature, perceptual FROM pictures WHERE look IS NULL ORDER BY signature LIMIT $1";
    FORGET: () = "DELETE FROM picture_looks WHERE look = $1";
}

/// The look of a picture, once it has been found.
pub async fn look(run: &impl Run, signature: &str) -> Result<Option<i64>> {
    Ok(run.opt(&LOOK, &args![signature]).await?.flatten())
}

/// Looks with one of these pieces, and the hash that each began with. Of a piece that
/// very many share, some are enough.
pub async fn near(run: &impl Run, pieces: &[i64]) -> Result<Vec<(i64, i64)>> {
    Ok(run.all_in(&NEAR, &args![], pieces).await?)
}

/// Begins a look.
pub async fn add(tx: &Tx, look: i64, perceptual: i64, pieces: &[i64]) -> Result<()> {
    for piece in pieces {
        tx.exec(&ADD, &args![*piece, look, perceptual]).await?;
    }
    Ok(())
}

/// Notes a picture's look, where it had none.
pub async fn set(tx: &Tx, signature: &str, look: i64) -> Result<()> {
    if tx.exec(&SET, &args![signature, look]).await? == 1 {
        tx.exec(&LIST, &args![look, signature]).await?;
    }
    Ok(())
}

/// Pictures of a look.
pub async fn alike(run: &impl Run, look: i64, most: i64) -> Result<Vec<String>> {
    Ok(run.all(&ALIKE, &args![look, most]).await?)
}

/// The perceptual hash of a picture that the store holds.
pub async fn perceptual(run: &impl Run, signature: &str) -> Result<Option<i64>> {
    Ok(run.opt(&PERCEPTUAL, &args![signature]).await?)
}

/// Some pictures of a look, those with the next signatures after this one.
pub async fn alike_after(run: &impl Run, look: i64, after: &str, most: i64) -> Result<Vec<String>> {
    Ok(run.all(&ALIKE_AFTER, &args![look, after, most]).await?)
}

/// What these pictures are compared by, in any order.
pub async fn seen_among(run: &impl Run, signatures: &[String]) -> Result<Vec<SeenPicture>> {
    let signatures: Vec<&str> = signatures.iter().map(String::as_str).collect();
    Ok(run.all_in(&SEEN_AMONG, &args![], &signatures).await?)
}

/// Pictures whose look was not found yet, with their hashes.
pub async fn without(run: &impl Run, most: i64) -> Result<Vec<(String, i64)>> {
    Ok(run.all(&WITHOUT, &args![most]).await?)
}

/// Takes a picture from its look, and removes the look when no picture is left.
pub async fn leave(tx: &Tx, look: i64, signature: &str) -> Result<()> {
    tx.exec(&UNLIST, &args![look, signature]).await?;
    if alike(tx, look, 1).await?.is_empty() {
        tx.exec(&FORGET, &args![look]).await?;
    }
    Ok(())
}
