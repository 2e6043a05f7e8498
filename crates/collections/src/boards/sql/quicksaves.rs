//! The only place that names `quicksave_boards`: the board of a user that saves
//! go to which name none.

use contract::ids::{BoardId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

sql! {
    FIND: BoardId = "SELECT board_id FROM quicksave_boards WHERE owner_id = $1";
    CLAIM: () = "INSERT INTO quicksave_boards (owner_id, board_id) VALUES ($1, $2) ON CONFLICT (owner_id) DO NOTHING";
    FREE: () = "DELETE FROM quicksave_boards WHERE board_id = $1";
}

owned! {
    quicksave_boards: "quicksave_boards",
        read "SELECT board_id FROM quicksave_boards WHERE owner_id = $1",
        erase "DELETE FROM quicksave_boards WHERE owner_id = $1";
}

/// A user's quicksave board.
pub async fn quicksave_of(run: &impl Run, owner: UserId) -> Result<Option<BoardId>> {
    Ok(run.opt(&FIND, &args![owner]).await?)
}

/// Whether a board is it.
pub async fn is_quicksave(run: &impl Run, owner: UserId, board: BoardId) -> Result<bool> {
    Ok(quicksave_of(run, owner).await? == Some(board))
}

/// Makes a board it, which is about to be added; false when they have one.
pub async fn claim(tx: &Tx, owner: UserId, board: BoardId) -> Result<bool> {
    Ok(tx.exec(&CLAIM, &args![owner, board]).await? == 1)
}

/// Makes a board like any other.
pub async fn free_quicksave(tx: &Tx, board: BoardId) -> Result<()> {
    tx.exec(&FREE, &args![board]).await?;
    Ok(())
}
