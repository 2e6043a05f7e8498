//! What goes with a board that is gone for good.

use contract::ids::BoardId;
use kernel::error::Result;
use store::Tx;

use super::sql::{self, members, sections};

/// Forgets a board in the bin, with what waited for it. Its pins lie there by
/// themselves.
pub async fn forget_board(tx: &Tx, id: BoardId) -> Result<()> {
    sections::delete_of_board(tx, id).await?;
    sql::unfollow_all(tx, id).await?;
    members::remove_all(tx, id).await?;
    sql::bin::remove(tx, id).await
}
