//! Stops an import.

use contract::imports::{ImportView, StopImport};
use kernel::{ctx::Ctx, error::Result};

use super::{
    show_imports::{import_view, is_under_way, own},
    sql,
};

/// `ImportResource/delete`: stops an import; what came in stays. Caller: its
/// user. Harmless when it is over.
pub async fn stop_import(ctx: Ctx, input: StopImport) -> Result<ImportView> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    let row = own(viewer, sql::lock(&tx, input.import_id).await?)?;
    if is_under_way(&row.status) {
        sql::set_status(&tx, row.id, "stopped", None).await?;
    }
    tx.commit().await?;
    import_view(&ctx, input.import_id).await
}
