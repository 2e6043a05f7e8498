//! Requests everything that is stored about a user.

use accounts::{
    audits::note_change::note_change, sessions::check_own_password::check_own_password,
};
use contract::{archives::ArchiveView, audits::AuditChange, exports::RequestExport};
use kernel::{ctx::Ctx, error::Result};

use super::jobs::MAKE;
use crate::archives::{
    request_archive::{NewArchive, request_archive},
    show_archive::waiting_archive,
};

/// How long an export can be fetched: a week.
const KEPT_MS: i64 = 7 * 24 * 60 * 60 * 1_000;

/// `UserExportResource/create`: has a job make the export. Caller: user, for
/// themselves, with their password. While one is being made there is no second;
/// an older file is replaced by the new one once that is ready.
pub async fn request_export(ctx: Ctx, input: RequestExport) -> Result<ArchiveView> {
    let viewer = ctx.user()?;
    check_own_password(&ctx, viewer, "password", input.password).await?;
    let tx = ctx.begin().await?;
    if let Some(waiting) = waiting_archive(&ctx, &tx, viewer, None).await? {
        return Ok(waiting);
    }
    note_change(&ctx, &tx, viewer, AuditChange::ExportRequested).await?;
    let new = NewArchive {
        user: viewer,
        board: None,
        job: MAKE,
        kept_ms: KEPT_MS,
    };
    let export = request_archive(&ctx, &tx, new).await?;
    tx.commit().await?;
    Ok(export)
}
