//! Removes pictures from the store that are shown nowhere.

use std::sync::Arc;

use futures_util::future::BoxFuture;
use kernel::{
    error::{Error, Result},
    hooks::{Hook, required},
    house::House,
    tx::Tx,
};
use linkme::distributed_slice;
use media::Blobs;
use queue::NewJob;
use store::Run;

use super::{
    jobs::RELEASE,
    sql::{self, renames},
};

/// Whether a room shows the picture with this signature.
pub type ShowsPicture = for<'a> fn(&'a Tx, &'a str) -> BoxFuture<'a, Result<bool>>;

/// Asked of every room whose rows show pictures, before one is removed.
#[distributed_slice]
pub static SHOWS_PICTURE: [Hook<ShowsPicture>];

/// How long a picture stays after it was released: viewers who have it on their
/// screen may still save it, and its uploader use it.
pub(super) const LINGERS_MS: i64 = 3 * 24 * 60 * 60 * 1_000;

/// Has the picture removed later, if nothing shows it then.
pub async fn release_picture(tx: &Tx, signature: &str, now: i64) -> Result<()> {
    let job = NewJob {
        kind: RELEASE,
        key: Some(signature),
        body: signature,
        due_ms: now + LINGERS_MS,
    };
    queue::enqueue(tx, job).await?;
    Ok(())
}

/// Body of the job: forgets the picture, then takes its files away.
///
/// Invariant: a picture that is known has its files. The same bytes may be stored
/// meanwhile: a picture noted before this looks again has its files brought back;
/// one noted later finds the files gone, and writes them again
/// ([`store_picture`](super::store_picture)).
///
/// One that got another name since it was released is looked for under that.
pub async fn remove_unshown(house: &Arc<House>, signature: &str) -> Result<()> {
    let tx = house.begin().await?;
    let renamed = renames::find(&tx, signature).await?;
    let signature = renamed.as_ref().map_or(signature, |(new, _)| new.as_str());
    if sql::is_awaited(&tx, signature).await? {
        release_picture(&tx, signature, house.now()).await?;
        return tx.commit().await;
    }
    if is_shown(&tx, signature).await? {
        return Ok(());
    }
    forget(&tx, signature).await?;
    renames::forget(&tx, signature).await?;
    tx.commit().await?;
    take_away(&house.db, &house.blobs, signature).await
}

/// Forgets a picture, and takes it from its look.
pub(super) async fn forget(tx: &Tx, signature: &str) -> Result<()> {
    let look = sql::looks::look(tx, signature).await?;
    sql::delete_picture(tx, signature).await?;
    sql::screens::forget(tx, signature).await?;
    match look {
        Some(look) => sql::looks::leave(tx, look, signature).await,
        None => Ok(()),
    }
}

/// Takes away the files of a picture that was forgotten, unless it is back.
pub(super) async fn take_away(run: &impl Run, blobs: &Blobs, signature: &str) -> Result<()> {
    let taken = blobs.withdraw(signature).await;
    let Some(files) = taken.map_err(Error::internal)? else {
        return Ok(());
    };
    if sql::picture(run, signature).await?.is_some() {
        files.restore().await.map_err(Error::internal)?;
    }
    Ok(())
}

/// Whether a room shows it.
pub(super) async fn is_shown(tx: &Tx, signature: &str) -> Result<bool> {
    for shows in required(&SHOWS_PICTURE)? {
        if shows(tx, signature).await? {
            return Ok(true);
        }
    }
    Ok(false)
}
