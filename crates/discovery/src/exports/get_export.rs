//! State of the viewer's export.

use contract::{
    exports::{ExportStatus, ExportView, GetExport, LatestExport},
    ids::ExportId,
};
use kernel::{ctx::Ctx, error::Result};

use super::{
    jobs::KEPT_MS,
    sql::{self, ExportRow},
};

/// An export that is not made by then has failed: a day, as long as its job is
/// tried.
const PATIENCE_MS: i64 = 24 * 60 * 60 * 1_000;

/// `UserExportResource/get`: the last export. Caller: user, for themselves.
pub async fn get_export(ctx: Ctx, _input: GetExport) -> Result<LatestExport> {
    let viewer = ctx.user()?;
    let row = sql::latest(&ctx.house.db, viewer).await?;
    Ok(LatestExport {
        export: row.map(|row| show(row, ctx.now())),
    })
}

pub(super) fn show(row: ExportRow, now: i64) -> ExportView {
    let is_ready = row.status == "ready";
    let status = match is_ready {
        true => ExportStatus::Ready,
        false if now < row.created_ms + PATIENCE_MS => ExportStatus::Waiting,
        false => ExportStatus::Failed,
    };
    ExportView {
        id: ExportId(row.id),
        status,
        done: row.done,
        total: row.total,
        bytes: is_ready.then_some(row.bytes),
        url: is_ready.then(|| format!("/exports/{}/", row.id)),
        created_ms: row.created_ms,
        expires_ms: row.created_ms + KEPT_MS,
    }
}
