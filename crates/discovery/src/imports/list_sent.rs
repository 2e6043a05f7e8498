//! Which imports have a file.

use kernel::{error::Result, lists::all_numbers};
use store::Run;

use super::sql;

/// Numbers of all files that were sent; there are few, as they are kept for days.
pub async fn list_sent(run: &impl Run) -> Result<Vec<i64>> {
    all_numbers(|after| async move {
        let page = sql::sent(run, after).await?;
        Ok(page.into_iter().map(|id| id.0).collect())
    })
    .await
}
