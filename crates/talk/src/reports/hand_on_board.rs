//! Has the open case of a board follow it to another owner.

use accounts::users;
use collections::boards;
use contract::ids::{BoardId, UserId};
use kernel::{error::Result, tx::Tx};

use super::sql;

/// The new owner answers for the board from then on and is told what is decided; employees find it
/// at its new address. The board and its owners must have been locked.
pub(super) async fn hand_on_board(tx: &Tx, id: BoardId, owner: UserId) -> Result<()> {
    let (board, owner) = (boards::find(tx, id).await?, users::find(tx, owner).await?);
    let (Some(board), Some(owner)) = (board, owner) else {
        return Ok(());
    };
    let path = format!("/{}/{}/", owner.username, board.slug);
    sql::hand_on_board(tx, id, owner.id, &path).await
}
