//! Keeps the counts of a user's boards.

use accounts::users;
use contract::ids::UserId;
use kernel::{error::Result, house::Changed, tx::Tx};

use super::sql::{self, StoredBoard};

/// Changes how many boards a user has, listed or hidden ones; the quicksave board
/// is not counted (specification §4 "User counters").
pub async fn count_board(tx: &Tx, owner: UserId, board: &StoredBoard, by: i64) -> Result<()> {
    tx.changed(Changed::OfUser(owner));
    if sql::quicksaves::is_quicksave(tx, owner, board.id).await? {
        return Ok(());
    }
    let hidden = i64::from(!board.is_listed());
    users::count_boards(tx, owner, by * (1 - hidden), by * hidden).await
}
