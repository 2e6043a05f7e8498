//! Requests a board as one file.

use collections::boards::get_board::visible;
use contract::{archives::ArchiveView, downloads::RequestDownload, errors::Code};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::jobs::MAKE;
use crate::archives::{
    request_archive::{NewArchive, count_archived_boards, request_archive},
    show_archive::waiting_archive,
};

/// How long a download can be fetched: two days.
const KEPT_MS: i64 = 2 * 24 * 60 * 60 * 1_000;
/// Downloads of one user in the time in which they are kept, at most.
const MOST: i64 = 20;

/// When another one may be tried for, in seconds.
const TOMORROW: u32 = 24 * 60 * 60;

/// `BoardDownloadResource/create`: has a job make the board's file. Caller: a
/// user who sees the board. While one file is being made there is no second one.
pub async fn request_download(ctx: Ctx, input: RequestDownload) -> Result<ArchiveView> {
    let viewer = ctx.user()?;
    let board = visible(&ctx, input.board_id).await?;
    let tx = ctx.begin().await?;
    if let Some(waiting) = waiting_archive(&ctx, &tx, viewer, Some(input.board_id)).await? {
        return Ok(waiting);
    }
    if count_archived_boards(&tx, viewer, ctx.now() - KEPT_MS).await? >= MOST {
        let mut many = Error::new(Code::DownloadsMany);
        many.retry_after = Some(TOMORROW);
        return Err(many);
    }
    let new = NewArchive {
        user: viewer,
        board: Some(board.id),
        job: MAKE,
        kept_ms: KEPT_MS,
    };
    let download = request_archive(&ctx, &tx, new).await?;
    tx.commit().await?;
    Ok(download)
}
