//! Copies private files to another place, for the host at the command line.

use kernel::{error::Result, lists::all_numbers};
use media::{Blobs, Copied};
use store::Run;

use super::sql;

/// Numbers of all finished archives; there are few, as they are kept for days.
pub async fn list_ready(run: &impl Run) -> Result<Vec<i64>> {
    all_numbers(|after| async move {
        let page = sql::ready(run, after).await?;
        Ok(page.into_iter().map(|id| id.0).collect())
    })
    .await
}

/// Copies a file. One that is forgotten meanwhile, as `is_known` tells, is not left
/// behind: a row goes before its file.
pub async fn move_file(
    old: &Blobs,
    new: &Blobs,
    number: i64,
    is_known: impl AsyncFnOnce() -> Result<bool>,
) -> Result<Copied> {
    let copied = old.copy_archive(new, number).await;
    // Also where it failed: a file that is removed meanwhile cannot be read.
    if !matches!(copied, Ok(Copied::Before)) && !is_known().await? {
        new.archives().remove(number).await?;
        return Ok(Copied::Before);
    }
    Ok(copied?)
}
