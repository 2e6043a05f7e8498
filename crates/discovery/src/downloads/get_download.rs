//! State of a board's download.

use collections::boards::get_board::visible;
use contract::downloads::{GetDownload, LatestDownload};
use kernel::{ctx::Ctx, error::Result};

use crate::archives::show_archive::latest_archive;

/// `BoardDownloadResource/get`: the caller's last download of a board. Caller: a
/// user who sees the board; for others the board is not found.
pub async fn get_download(ctx: Ctx, input: GetDownload) -> Result<LatestDownload> {
    let viewer = ctx.user()?;
    visible(&ctx, input.board_id).await?;
    let download = latest_archive(&ctx, &ctx.house.db, viewer, Some(input.board_id)).await?;
    Ok(LatestDownload { download })
}
