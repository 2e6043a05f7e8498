//! Whether a pin stands in lists that all viewers share.

use accounts::users;
use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};

use crate::boards::StoredBoard;

/// Whether a pin is hidden: its board is not listed, or the profile of the
/// board's owner or of the pinner is private. This is what is kept as
/// `pins.is_secret`; who sees it all the same is asked by `policy`.
pub async fn is_hidden(tx: &Tx, board: &StoredBoard, pinner: UserId) -> Result<bool> {
    let owner = board.owner_id;
    Ok(!board.is_listed()
        || users::is_private(tx, pinner).await?
        || (owner != pinner && users::is_private(tx, owner).await?))
}
