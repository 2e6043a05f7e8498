//! Renames pictures that are called by the bare hash of their file: a viewer with a file
//! could ask for it under that name (decision 3).

use std::sync::Arc;

use futures_util::future::BoxFuture;
use kernel::{
    error::{Error, Result},
    hooks::{Hook, required},
    house::House,
    tx::Tx,
};
use linkme::distributed_slice;
use media::{Copied, Size};
use queue::NewJob;
use tracing::{info, warn};

use super::{
    find_look::give_look,
    find_picture::StoredPicture,
    jobs::END_RENAMING,
    release_picture::{LINGERS_MS, forget, is_shown, release_picture, take_away},
    sql::{
        self, Seen,
        renames::{self, BarePicture},
        screens,
    },
    store_picture::signature_of,
};

/// The two names of a picture.
#[derive(Debug)]
pub struct Renaming {
    /// The one that it has in rows of before.
    pub old: String,
    /// The one that takes its place.
    pub new: String,
}

/// Gives a room's rows the new name, some at a time, and notes what it changes; answers how
/// many rows it found with the old one, and is asked until there are none.
pub type RenamePicture = for<'a> fn(&'a Tx, &'a Renaming) -> BoxFuture<'a, Result<u64>>;

/// Asked of every room whose rows name pictures.
#[distributed_slice]
pub static RENAME_PICTURE: [Hook<RenamePicture>];

/// Pictures looked up at once.
const AT_ONCE: i64 = 20;
/// A run begins no further pictures after this; its lease is five minutes.
const RUN_MS: i64 = 4 * 60 * 1_000;
/// How long the old files stay after the rows were renamed. Operations under way and other
/// servers' caches end within it; until then, a viewer with a file can still ask for it.
const STAYS_MS: i64 = 10 * 60 * 1_000;

/// Body of the job [`RENAME`](super::jobs::RENAME). A run that was cut off is gone on with by
/// the next, on any server; a picture that fails is tried again then, and holds up no other.
pub async fn rename_pictures(house: &Arc<House>) -> Result<()> {
    let until = house.now() + RUN_MS;
    let (mut after, mut renamed, mut failed) = (String::new(), 0, 0);
    // One stands for all: a store whose files are gone has as many as pictures.
    let mut first = None;
    while house.now() < until {
        let some = renames::may_be_bare(&house.db, &after, AT_ONCE).await?;
        let Some(last) = some.last() else {
            break;
        };
        after.clone_from(&last.signature);
        for picture in &some {
            match rename(house, picture).await {
                Ok(()) => renamed += 1,
                Err(error) => {
                    failed += 1;
                    first.get_or_insert(error);
                }
            }
        }
    }
    if renamed > 0 {
        info!(renamed, "pictures have names that the host alone can make");
    }
    if let Some(error) = first {
        warn!(failed, %error, "pictures were not renamed, and will be tried again");
    }
    Ok(())
}

/// Renames one picture. Nothing tells names of before from those by the key but the file: an
/// original that had no metadata has the hash that its name was made of. Other names are
/// taken for the bare hash; one that was not gets a second name by the key, which tells as
/// little, and which `store_picture` finds.
async fn rename(house: &Arc<House>, picture: &BarePicture) -> Result<()> {
    let old = &picture.signature;
    let path = media::path(Size::Orig, old, &picture.extension);
    let original = house.blobs.find(&path).await?;
    let original = original.ok_or_else(|| Error::internal("its files are missing"))?;
    let hash = media::hash(&original.content.read().await?);
    if signature_of(house, &hash) == *old {
        let tx = house.begin().await?;
        renames::settle(&tx, old).await?;
        return tx.commit().await;
    }
    let names = Renaming {
        new: signature_of(house, old),
        old: old.clone(),
    };
    keep(house, picture, &names).await?;
    rename_rows(house, &names).await?;
    let now = house.now();
    let tx = house.begin().await?;
    renames::note(&tx, old, &names.new, now).await?;
    renames::settle(&tx, old).await?;
    end_later(&tx, old, now + STAYS_MS).await?;
    tx.commit().await
}

/// Keeps the picture under its new name as well, unless it is known by that: the same file
/// was uploaded since, and has all it needs.
async fn keep(house: &Arc<House>, picture: &BarePicture, names: &Renaming) -> Result<()> {
    let is_known = sql::picture(&house.db, &names.new).await?.is_some();
    let known = sql::picture(&house.db, &names.old).await?;
    let (false, Some(known)) = (is_known, known) else {
        return Ok(());
    };
    copy(house, picture, names).await?;
    let row = StoredPicture {
        signature: names.new.clone(),
        ..known
    };
    let tx = house.begin().await?;
    let seen = Seen {
        perceptual: picture.perceptual,
        descriptor: picture.descriptor.as_deref(),
    };
    if sql::insert_picture(&tx, &row, &seen, house.now()).await? {
        give_look(house, &tx, &names.new, picture.perceptual).await?;
    }
    // What showed it may have gone meanwhile.
    release_picture(&tx, &names.new, house.now()).await?;
    tx.commit().await?;
    // As in `store_picture`: once it is noted its files stay, so a second look is enough.
    copy(house, picture, names).await
}

async fn copy(house: &House, picture: &BarePicture, names: &Renaming) -> Result<()> {
    let (old, new) = (&names.old, &names.new);
    let copied = house.blobs.copy_under(old, new, &picture.extension).await?;
    match copied {
        Copied::Nowhere => Err(Error::internal("its files are missing")),
        Copied::Now(_) | Copied::Before => Ok(()),
    }
}

/// Renames it wherever it is named. Each step is a transaction of its own; between them both
/// names are good.
async fn rename_rows(house: &Arc<House>, names: &Renaming) -> Result<()> {
    let tx = house.begin().await?;
    renames::rename_uploads(&tx, &names.old, &names.new).await?;
    screens::rename(&tx, &names.old, &names.new).await?;
    tx.commit().await?;
    for rename in required(&RENAME_PICTURE)? {
        loop {
            let tx = house.begin().await?;
            let found = rename(&tx, names).await?;
            tx.commit().await?;
            if found == 0 {
                break;
            }
        }
    }
    Ok(())
}

async fn end_later(tx: &Tx, old: &str, due_ms: i64) -> Result<()> {
    let job = NewJob {
        kind: END_RENAMING,
        key: Some(old),
        body: old,
        due_ms,
    };
    Ok(queue::enqueue(tx, job).await?)
}

/// Body of the job [`END_RENAMING`]: renames what was written with the old name meanwhile,
/// and takes the old files away. Comes once more when released pictures go: nothing knows
/// the old name then.
pub async fn end_renaming(house: &Arc<House>, old: &str) -> Result<()> {
    let noted = renames::find(&house.db, old).await?;
    let new = noted.as_ref().map(|(new, _)| new.clone());
    let names = Renaming {
        new: new.unwrap_or_else(|| signature_of(house, old)),
        old: old.to_owned(),
    };
    let tx = house.begin().await?;
    let is_shown = is_shown(&tx, old).await? || is_shown(&tx, &names.new).await?;
    tx.commit().await?;
    // It may have been removed under its new name a moment before rows were renamed.
    if is_shown && let Some(picture) = renames::bare(&house.db, old).await? {
        keep(house, &picture, &names).await?;
    }
    rename_rows(house, &names).await?;
    let tx = house.begin().await?;
    forget(&tx, old).await?;
    if let Some((_, renamed_ms)) = noted
        && house.now() < renamed_ms + LINGERS_MS
    {
        end_later(&tx, old, renamed_ms + LINGERS_MS).await?;
    }
    tx.commit().await?;
    take_away(&house.db, &house.blobs, old).await
}
