//! Archives a board.

use contract::boards::{ArchiveBoard, BoardView};
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{self, Event},
    tx::Tx,
};

use super::{
    find_role::lock_as,
    policy, show_boards,
    sql::{self, StoredBoard},
};

/// `BoardArchiveResource/create`: archives a board. Caller: board owner. An
/// archived board keeps its address, its pins and its followers; it stands apart
/// on the profile as its owner sees it, and not at all as others do. Doing it
/// again keeps the time of the first.
pub async fn archive_board(ctx: Ctx, input: ArchiveBoard) -> Result<BoardView> {
    let tx = ctx.begin().await?;
    let board = take(&ctx, &tx, &input).await?;
    let at = board.archived_ms.unwrap_or(ctx.now());
    put(&ctx, tx, board, Some(at)).await
}

/// The board, locked, if the caller is its owner and may write.
pub(super) async fn take(ctx: &Ctx, tx: &Tx, input: &ArchiveBoard) -> Result<StoredBoard> {
    let viewer = ctx.writer()?;
    let (board, role) = lock_as(tx, viewer, input.board_id).await?;
    policy::may_manage(role)?;
    Ok(board)
}

/// Writes the time and shows the board.
pub(super) async fn put(
    ctx: &Ctx,
    tx: Tx,
    mut board: StoredBoard,
    at: Option<i64>,
) -> Result<BoardView> {
    board.archived_ms = at;
    sql::set_archived(&tx, board.id, at).await?;
    let board_id = board.id;
    events::emit(ctx, &tx, Event::BoardChanged { board_id }).await?;
    tx.commit().await?;
    show_boards::board_view_of(ctx, &board).await
}
