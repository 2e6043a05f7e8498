//! Requests everything that is stored about a user.

use accounts::{audits::note_change::note_change, sessions::hash_password::check_own_password};
use contract::{
    audits::AuditChange,
    exports::{ExportStatus, ExportView, RequestExport},
    ids::ExportId,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use queue::NewJob;

use super::{get_export::show, jobs::MAKE, sql};

/// `UserExportResource/create`: has a job make the export. Caller: user, for
/// themselves, with their password. While one is being made there is no second;
/// an older file is replaced by the new one once that is ready.
pub async fn request_export(ctx: Ctx, input: RequestExport) -> Result<ExportView> {
    let viewer = ctx.user()?;
    check_own_password(&ctx, viewer, "password", input.password).await?;
    let tx = ctx.house.db.begin().await?;
    let latest = sql::latest(&tx, viewer).await?;
    if let Some(latest) = latest.map(|row| show(row, ctx.now()))
        && latest.status == ExportStatus::Waiting
    {
        return Ok(latest);
    }
    let id = ExportId(ctx.new_id());
    sql::insert(&tx, id, viewer, ctx.now()).await?;
    note_change(&ctx, &tx, viewer, AuditChange::ExportRequested).await?;
    let body = id.to_string();
    let job = NewJob {
        kind: MAKE,
        key: Some(&body),
        body: &body,
        due_ms: ctx.now(),
    };
    queue::enqueue(&tx, job).await?;
    tx.commit().await?;
    let row = sql::find(&ctx.house.db, id).await?;
    Ok(show(row.ok_or_else(Error::not_found)?, ctx.now()))
}
