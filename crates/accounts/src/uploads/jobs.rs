//! Jobs of the room `uploads`.

use std::{
    sync::Arc,
    time::{Duration, SystemTime},
};

use contract::errors::Code;
use kernel::{
    error::{Error, Result},
    house::House,
    job,
    jobs::HOUR,
};
use store::{Engine, Run};
use tracing::info;

use super::{
    describe_pictures::describe_pictures,
    find_look::give_look,
    make_later::make_later,
    read_words::read_words,
    register_uploads::is_picture,
    release_picture::{release_picture, remove_unshown},
    rename_picture::{end_renaming, rename_pictures},
    screen_pictures::{screen_pictures, spread_screen},
    sql,
};

/// Fails interrupted uploads, removes old ones, and what a crash left of files.
pub const TIDY: &str = "uploads.tidy";
/// Removes a picture that is shown nowhere; the body is its signature.
pub const RELEASE: &str = "uploads.release";

/// Finds which pictures look alike, of those that came before this was asked.
pub const FIND_LOOKS: &str = "uploads.find_looks";

/// Renames pictures that are called by the bare hash of their file, if there are any.
pub const RENAME: &str = "uploads.rename";
/// Makes what comes after publishing, such as AVIF.
pub const MAKE_LATER: &str = "uploads.make_later";
/// Describes pictures that were not described when they were stored.
pub const DESCRIBE: &str = "uploads.describe";
/// Reads the words that stand in pictures, where the host names a program that does.
pub const READ_WORDS: &str = "uploads.read_words";
/// Has pictures looked at by the program that the host names, whether they are sensitive: as they
/// come in, and now and then those that were left.
pub const SCREEN: &str = "uploads.screen";
/// Puts a screen before a picture wherever it is shown, or takes it off; the body is its signature.
pub const SPREAD_SCREEN: &str = "uploads.spread_screen";
/// Ends the renaming of a picture; the body is its old signature.
pub const END_RENAMING: &str = "uploads.end_renaming";

job!(RELEASE => remove_unshown);
job!(TIDY, every Duration::from_secs(10 * 60) => tidy);
job!(FIND_LOOKS, every HOUR => find_looks);
job!(RENAME, every Duration::from_secs(5 * 60) => rename_pictures);
job!(END_RENAMING => end_renaming);
job!(DESCRIBE, every Duration::from_secs(5 * 60) => describe_pictures);
job!(READ_WORDS, every Duration::from_secs(5 * 60) => read_words);
job!(SCREEN, every Duration::from_secs(5 * 60) => screen_pictures);
job!(SPREAD_SCREEN => spread_screen);
job!(MAKE_LATER, every Duration::from_secs(5 * 60) => make_later);

/// Pictures in one step of [`FIND_LOOKS`].
const AT_ONCE: i64 = 200;
/// Working longer than this means that the server went away meanwhile.
const STUCK_MS: i64 = 10 * 60 * 1_000;
/// After this an upload that became no pin is forgotten.
const OLD_MS: i64 = 2 * 24 * 60 * 60 * 1_000;

/// Files are written within seconds: what is so old was left by a crash.
const LEFT_MS: i64 = 24 * 60 * 60 * 1_000;

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    sql::fail_stuck(&tx, house.now() - STUCK_MS, Code::UploadInvalid.text()).await?;
    let old = sql::delete_old(&tx, house.now() - OLD_MS).await?;
    for signature in old
        .iter()
        .filter_map(|(_, _, signature)| signature.as_ref())
    {
        release_picture(&tx, signature, house.now()).await?;
    }
    tx.commit().await?;
    // A server that ended just before it noted a file left it.
    for (id, ..) in old.iter().filter(|(_, kind, _)| !is_picture(kind)) {
        house.blobs.archives().remove(id.0).await?;
    }
    sweep(house).await
}

/// Fails what a server was working on when it ended, at its next start, but for what a job
/// goes on with: on SQLite it is the only one. Several servers cannot tell whose it was, and
/// [`TIDY`] waits.
pub async fn fail_interrupted(house: &Arc<House>) -> Result<()> {
    if house.db.engine() != Engine::Sqlite {
        return Ok(());
    }
    let tx = house.begin().await?;
    sql::fail_stuck(&tx, i64::MAX, Code::UploadInvalid.text()).await?;
    tx.commit().await
}

async fn sweep(house: &Arc<House>) -> Result<()> {
    let before = (house.now() - LEFT_MS).max(0).unsigned_abs();
    let before = SystemTime::UNIX_EPOCH + Duration::from_millis(before);
    match house.blobs.sweep(before).await.map_err(Error::internal)? {
        0 => {}
        swept => info!(swept, "leftovers of interrupted uploads removed"),
    }
    Ok(())
}

/// Body of [`FIND_LOOKS`].
pub async fn find_looks(house: &Arc<House>) -> Result<()> {
    loop {
        let tx = house.begin().await?;
        let some = sql::looks::without(&tx, AT_ONCE).await?;
        if some.is_empty() {
            return Ok(());
        }
        for (signature, perceptual) in &some {
            give_look(house, &tx, signature, *perceptual).await?;
        }
        tx.commit().await?;
    }
}
