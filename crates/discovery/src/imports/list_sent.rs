//! Which imports have a file.

use kernel::error::Result;
use store::Run;

use super::sql;

/// Numbers of all files that were sent; there are few, as they are kept for days.
pub async fn list_sent(run: &impl Run) -> Result<Vec<i64>> {
    let sent = sql::sent(run).await?;
    Ok(sent.into_iter().map(|id| id.0).collect())
}
