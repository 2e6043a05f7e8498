//! The only place that names `board_transfers`.

use contract::ids::{BoardId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

sql! {
    AMONG: (BoardId, UserId) = "SELECT board_id, user_id FROM board_transfers WHERE board_id IN ($list)";
    FIND: UserId = "SELECT user_id FROM board_transfers WHERE board_id = $1";
    PUT: () =
        "INSERT INTO board_transfers (board_id, user_id, created_ms) VALUES ($1, $2, $3) \
         ON CONFLICT (board_id) DO UPDATE SET user_id = excluded.user_id, created_ms = excluded.created_ms";
    END: () = "DELETE FROM board_transfers WHERE board_id = $1";
    END_TO: () = "DELETE FROM board_transfers WHERE board_id = $1 AND user_id = $2";
}

owned! {
    board_transfers: "board_transfers",
        read "SELECT board_id, created_ms FROM board_transfers WHERE user_id = $1",
        erase "DELETE FROM board_transfers WHERE user_id = $1";
}

/// Of these boards those that are to be handed on, and to whom.
pub async fn among(run: &impl Run, boards: &[BoardId]) -> Result<Vec<(BoardId, UserId)>> {
    Ok(run.all_in(&AMONG, &args![], boards).await?)
}

/// To whom a board is to be handed on.
pub async fn find(run: &impl Run, board: BoardId) -> Result<Option<UserId>> {
    Ok(run.opt(&FIND, &args![board]).await?)
}

/// Notes to whom a board is to be handed on, in place of who was asked before.
pub async fn put(tx: &Tx, board: BoardId, user: UserId, now: i64) -> Result<()> {
    tx.exec(&PUT, &args![board, user, now]).await?;
    Ok(())
}

/// It stays where it is.
pub async fn end(tx: &Tx, board: BoardId) -> Result<()> {
    tx.exec(&END, &args![board]).await?;
    Ok(())
}

/// Ends the transfer of a board, if it was offered to this user.
pub async fn end_to(tx: &Tx, board: BoardId, user: UserId) -> Result<()> {
    tx.exec(&END_TO, &args![board, user]).await?;
    Ok(())
}
