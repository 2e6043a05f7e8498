//! Removes what goes with a board that is deleted for good.

use contract::ids::BoardId;
use kernel::{error::Result, tx::Tx};

use super::sql::{self, collaborators, sections};

/// Removes a board from the bin, with its followers, collaborators and sections.
/// Its pins lie in the bin by themselves.
pub async fn forget_board(tx: &Tx, id: BoardId) -> Result<()> {
    sections::delete_of_board(tx, id).await?;
    sql::follows::unfollow_all(tx, id).await?;
    collaborators::remove_all(tx, id).await?;
    sql::bin::remove(tx, id).await
}
