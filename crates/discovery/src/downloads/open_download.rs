//! The finished file of a board.

use collections::boards::get_board::visible;
use contract::ids::{BoardId, DownloadId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use super::sql;
use crate::exports::open_export::{Export, open_archive};

/// Opens a finished download. Caller: its requester, while they see the board.
pub async fn open_download(ctx: &Ctx, id: DownloadId) -> Result<Export> {
    let viewer = ctx.user()?;
    let row = sql::find(&ctx.house.db, id)
        .await?
        .filter(|row| row.user_id == viewer.0 && row.status == "ready")
        .ok_or_else(Error::not_found)?;
    let board = visible(ctx, BoardId(row.board_id)).await?;
    // The name of a file is sent in plain letters.
    let name: String = board.slug.chars().filter(char::is_ascii).collect();
    let name = match name.trim_matches('-') {
        "" => format!("board-{}", board.id),
        name => name.to_owned(),
    };
    let name = format!("{name}-{}.zip", times::day(row.created_ms));
    open_archive(&ctx.house, row.id, name).await
}
