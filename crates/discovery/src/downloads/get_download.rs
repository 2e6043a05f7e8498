//! State of a board's download.

use collections::boards::get_board::visible;
use contract::{
    downloads::{DownloadView, GetDownload, LatestDownload},
    exports::ExportStatus,
    ids::{BoardId, DownloadId},
};
use kernel::{ctx::Ctx, error::Result};

use super::{
    jobs::KEPT_MS,
    sql::{self, DownloadRow},
};

/// A download that is not made by then has failed: a day, as long as its job is
/// tried.
const PATIENCE_MS: i64 = 24 * 60 * 60 * 1_000;

/// `BoardDownloadResource/get`: the caller's last download of a board. Caller: a
/// user who sees the board; for others the board is not found.
pub async fn get_download(ctx: Ctx, input: GetDownload) -> Result<LatestDownload> {
    let viewer = ctx.user()?;
    visible(&ctx, input.board_id).await?;
    let row = sql::latest(&ctx.house.db, viewer, input.board_id).await?;
    Ok(LatestDownload {
        download: row.map(|row| show(row, ctx.now())),
    })
}

pub(super) fn show(row: DownloadRow, now: i64) -> DownloadView {
    let is_ready = row.status == "ready";
    let status = match row.status.as_str() {
        "ready" => ExportStatus::Ready,
        "waiting" if now < row.created_ms + PATIENCE_MS => ExportStatus::Waiting,
        _ => ExportStatus::Failed,
    };
    DownloadView {
        id: DownloadId(row.id),
        board_id: BoardId(row.board_id),
        status,
        done: row.done,
        total: row.total,
        bytes: is_ready.then_some(row.bytes),
        url: is_ready.then(|| format!("/downloads/{}/", row.id)),
        created_ms: row.created_ms,
        expires_ms: row.created_ms + KEPT_MS,
    }
}
