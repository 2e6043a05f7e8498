//! Pictures as they were called before November 2026: by the bare hash of their file.

use std::sync::Arc;

use accounts::uploads::store_picture::signature_of;
use kernel::house::{Changed, House};
use store::{Sql, args, sql};

sql! {
    slow PICTURES: () = "UPDATE pictures SET signature = $2, may_be_bare = true WHERE signature = $1";
    slow LOOKS: () = "UPDATE look_pictures SET signature = $2 WHERE signature = $1";
    slow BANS: () = "UPDATE banned_pictures SET signature = $2 WHERE signature = $1";
    slow SCREENS: () = "UPDATE picture_screens SET signature = $2 WHERE signature = $1";
    slow KEPT_AVATARS: () =
        "UPDATE hidden_profiles SET avatar_signature = $2 WHERE avatar_signature = $1";
    slow KEPT_COVERS: () =
        "UPDATE hidden_profiles SET cover_signature = $2 WHERE cover_signature = $1";
    slow UPLOADS: () = "UPDATE uploads SET signature = $2 WHERE signature = $1";
    slow PINS: () = "UPDATE pins SET signature = $2 WHERE signature = $1";
    slow LISTED: () = "UPDATE pinner_pins SET signature = $2 WHERE signature = $1";
    slow BINNED: () = "UPDATE binned_pins SET signature = $2 WHERE signature = $1";
    slow SHOTS: () = "UPDATE did_it_pictures SET signature = $2 WHERE signature = $1";
    slow AVATARS: () = "UPDATE users SET avatar_signature = $2 WHERE avatar_signature = $1";
    slow COVERS: () = "UPDATE users SET cover_signature = $2 WHERE cover_signature = $1";
    slow APPS: () = "UPDATE apps SET picture_signature = $2 WHERE picture_signature = $1";
    slow ARTICLES: () = "UPDATE articles SET cover_signature = $2 WHERE cover_signature = $1";
    slow BOARDS: () = "UPDATE boards SET covers = replace(covers, $1, $2)";
    slow SECTIONS: () = "UPDATE sections SET covers = replace(covers, $1, $2)";
    slow JOBS: () = "UPDATE jobs SET key = $2, body = $2 WHERE body = $1";
}

/// What shows pins.
const OF_PINS: [&Sql<()>; 4] = [&PINS, &LISTED, &BOARDS, &SECTIONS];
/// What else names pictures.
const OTHERS: [&Sql<()>; 14] = [
    &PICTURES,
    &LOOKS,
    &UPLOADS,
    &BINNED,
    &SHOTS,
    &AVATARS,
    &COVERS,
    &APPS,
    &ARTICLES,
    &BANS,
    &SCREENS,
    &KEPT_AVATARS,
    &KEPT_COVERS,
    &JOBS,
];

/// Names the picture of this PNG file, which the house holds, as it was named before, files
/// and rows; answers that name and the one by the host's key.
///
/// # Panics
/// When the house does not hold it.
pub async fn named_as_before(house: &Arc<House>, file: &[u8]) -> (String, String) {
    let old = media::hash(file);
    let new = signature_of(house, &old);
    let copied = house.blobs.copy_under(&new, &old, "png").await;
    let copied = copied.expect("the files are copied");
    assert!(matches!(copied, media::Copied::Now(_)), "{copied:?}");
    drop(house.blobs.withdraw(&new).await.expect("they are taken"));
    rename(house, &OTHERS, &new, &old).await;
    pins_as_before(house, &new, &old).await;
    (old, new)
}

/// Writes the old name into pins and what shows them, as operations do that read it before.
///
/// # Panics
/// When the database fails.
pub async fn pins_as_before(house: &Arc<House>, new: &str, old: &str) {
    rename(house, &OF_PINS, new, old).await;
}

/// Where a PNG picture of this name is, 236 pixels wide.
pub fn address(signature: &str) -> String {
    format!("/{}", media::path(media::Size::Wide236, signature, "png"))
}

async fn rename(house: &Arc<House>, rows: &[&Sql<()>], new: &str, old: &str) {
    let tx = house.begin().await.expect("a transaction begins");
    for statement in rows {
        let renamed = tx.exec(statement, &args![new, old]).await;
        renamed.expect("the rows are written");
    }
    tx.commit().await.expect("it is kept");
    house.tell(Changed::Everything);
}
