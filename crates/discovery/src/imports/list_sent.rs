//! Which imports have a file.

use kernel::error::Result;
use store::Run;

use super::sql;

/// Numbers of all files that were sent; there are few, as they are kept for days.
pub async fn list_sent(run: &impl Run) -> Result<Vec<i64>> {
    let mut all = Vec::new();
    loop {
        let page = sql::sent(run, all.last().copied().unwrap_or_default()).await?;
        if page.is_empty() {
            return Ok(all);
        }
        all.extend(page.into_iter().map(|id| id.0));
    }
}
