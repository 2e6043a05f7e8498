//! Which videos have a file that is kept until they are made.

use kernel::{error::Result, lists::all_numbers};
use store::Run;

use crate::uploads;

/// Numbers of all files that are kept; there are few, as they are made within minutes.
pub async fn list_kept(run: &impl Run) -> Result<Vec<i64>> {
    all_numbers(|after| async move {
        let page = uploads::kept_files(run, after).await?;
        Ok(page.into_iter().map(|id| id.0).collect())
    })
    .await
}
