//! Requests a board as one file.

use collections::boards::get_board::visible;
use contract::{
    downloads::{DownloadView, RequestDownload},
    errors::Code,
    exports::ExportStatus,
    ids::DownloadId,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use queue::NewJob;

use super::{
    get_download::show,
    jobs::{KEPT_MS, MAKE},
    sql,
};

/// Downloads of one user in the time in which they are kept, at most.
const MOST: i64 = 20;

/// `BoardDownloadResource/create`: has a job make the board's file. Caller: a
/// user who sees the board. While one file is being made there is no second one.
pub async fn request_download(ctx: Ctx, input: RequestDownload) -> Result<DownloadView> {
    let viewer = ctx.user()?;
    let board = visible(&ctx, input.board_id).await?;
    let tx = ctx.house.db.begin().await?;
    let latest = sql::latest(&tx, viewer, input.board_id).await?;
    if let Some(latest) = latest.map(|row| show(row, ctx.now()))
        && latest.status == ExportStatus::Waiting
    {
        return Ok(latest);
    }
    if sql::count_since(&tx, viewer, ctx.now() - KEPT_MS).await? >= MOST {
        return Err(Error::new(Code::DownloadsMany));
    }
    let id = DownloadId(ctx.new_id());
    sql::insert(&tx, id, viewer, board.id, ctx.now()).await?;
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
