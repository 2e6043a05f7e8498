//! Resumes an import that was stopped, or tries again what did not come in.

use contract::imports::{ImportView, RetryImport};
use kernel::{ctx::Ctx, error::Result};

use super::{
    receive_import::enqueue,
    show_imports::{import_view, is_under_way, own},
    sql,
};

/// `ImportResource/update`: resumes an import. Caller: its user, if they may
/// write. What came in is not brought again.
pub async fn retry_import(ctx: Ctx, input: RetryImport) -> Result<ImportView> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let row = own(viewer, sql::lock(&tx, input.import_id).await?)?;
    // A file that could not be read as a whole will not be read next time either.
    if !is_under_way(&row.status) && matches!(row.status.as_str(), "done" | "stopped") {
        sql::retry(&tx, row.id).await?;
        let status = if row.total > 0 { "running" } else { "waiting" };
        sql::set_status(&tx, row.id, status, None).await?;
    }
    // Also one whose job was lost goes on.
    enqueue(&ctx, &tx, input.import_id).await?;
    tx.commit().await?;
    import_view(&ctx, input.import_id).await
}
