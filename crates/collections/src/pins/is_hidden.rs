//! Whether a pin stands in lists that all viewers share.

use accounts::users::sql::privacy::is_private;
use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};

use crate::boards::sql::BoardRow;

/// Whether a pin is hidden: its board is not listed, or the profile of the
/// board's owner or of the pinner is private. This is what is kept as
/// `pins.is_secret`; who sees it all the same is asked by `policy`.
pub async fn is_hidden(tx: &Tx, board: &BoardRow, pinner: UserId) -> Result<bool> {
    let owner = board.owner_id;
    Ok(!board.is_listed()
        || is_private(tx, pinner).await?
        || (owner != pinner && is_private(tx, owner).await?))
}
