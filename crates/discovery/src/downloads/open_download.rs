//! The finished file of a board.

use collections::boards::get_board::visible;
use contract::ids::ArchiveId;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use crate::archives::open_archive::{Opened, find_ready, open_archive};

/// Opens a finished download. Caller: its requester, while they see the board.
pub async fn open_download(ctx: &Ctx, id: ArchiveId) -> Result<Opened> {
    let ready = find_ready(ctx, id).await?;
    let board = ready.board.ok_or_else(Error::not_found)?;
    let board = visible(ctx, board).await?;
    // The name of a file is sent in plain letters.
    let name: String = board.slug.chars().filter(char::is_ascii).collect();
    let name = match name.trim_matches('-') {
        "" => format!("board-{}", board.id),
        name => name.to_owned(),
    };
    let name = format!("{name}-{}.zip", times::day(ready.created_ms));
    open_archive(ctx, &ready, name).await
}
