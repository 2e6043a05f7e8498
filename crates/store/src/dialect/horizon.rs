//! Which writing transactions are certainly over.

use crate::{Result, Run, db::Engine};

crate::sql! {
    /// The oldest transaction that may still be open.
    postgres OLDEST_OPEN: i64 = "SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint";
}

/// A marker: every transaction with a smaller one has ended, so what it wrote is
/// either visible to a reader after this call, or will never be. On SQLite
/// one writer commits in order, and everything visible is over.
pub async fn horizon(run: &impl Run) -> Result<i64> {
    match run.engine() {
        Engine::Sqlite => Ok(i64::MAX),
        Engine::Postgres => run.one(&OLDEST_OPEN, &[]).await,
    }
}
