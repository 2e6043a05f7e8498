//! The only place that names `visitor_batches`.

use contract::ids::ActivityId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, row, sql};

row! {
    /// A batch of some visitor's events: nothing in it says whose.
    pub struct VisitorBatchRow {
        /// From the client's name for its first event.
        pub name: i64,
        pub id: ActivityId,
        /// JSON of [`Groups`](super::super::note_act::Groups).
        pub acts: String,
        pub logged_ms: i64,
    }
}

sql! {
    INSERT: () =
        "INSERT INTO visitor_batches (name, id, acts, is_counted, logged_ms) \
         VALUES ($1, $2, $3, false, $4) ON CONFLICT (name) DO NOTHING";
    UNCOUNTED: VisitorBatchRow =
        "SELECT name, id, acts, logged_ms FROM visitor_batches WHERE is_counted = false ORDER BY id LIMIT $1";
    MARK: () = "UPDATE visitor_batches SET is_counted = true WHERE name = $1 AND is_counted = false";
    OLDEST: ActivityId = "SELECT id FROM visitor_batches WHERE id < $1 ORDER BY id LIMIT 1";
    FORGET: () = "DELETE FROM visitor_batches WHERE id < $1";
}

/// Logs a batch; answers whether it is new.
pub async fn insert(tx: &Tx, row: &VisitorBatchRow) -> Result<bool> {
    let args = args![row.name, row.id, row.acts, row.logged_ms];
    Ok(tx.exec(&INSERT, &args).await? == 1)
}

/// Batches that do not stand in the numbers of their pins yet, the oldest first.
pub async fn uncounted(run: &impl Run, most: i64) -> Result<Vec<VisitorBatchRow>> {
    Ok(run.all(&UNCOUNTED, &args![most]).await?)
}

/// Marks a batch as counted; answers whether it was not.
pub async fn mark(tx: &Tx, row: &VisitorBatchRow) -> Result<bool> {
    Ok(tx.exec(&MARK, &args![row.name]).await? == 1)
}

/// The oldest batch below an id.
pub async fn oldest(run: &impl Run, below: ActivityId) -> Result<Option<ActivityId>> {
    Ok(run.opt(&OLDEST, &args![below]).await?)
}

/// Deletes batches below an id.
pub async fn forget(tx: &Tx, below: ActivityId) -> Result<()> {
    tx.exec(&FORGET, &args![below]).await?;
    Ok(())
}
