//! Whether a pin stands in lists that all viewers share.

use accounts::users;
use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};

use super::policy::Secrecy;
use crate::boards::StoredBoard;

/// Whether a pin is hidden: its board is not listed, or the profile of the
/// board's owner or of the pinner is private. This is what is kept as
/// `pins.is_secret`; who sees it all the same is asked by `policy`.
pub async fn is_hidden(tx: &Tx, board: &StoredBoard, pinner: UserId) -> Result<bool> {
    let owner = board.owner_id;
    let is_pinner_private = users::is_private(tx, pinner).await?;
    let secrecy = Secrecy {
        is_board_secret: board.is_secret,
        is_unlisted: board.is_protected,
        is_owner_private: match owner == pinner {
            true => is_pinner_private,
            false => users::is_private(tx, owner).await?,
        },
        is_pinner_private,
    };
    Ok(secrecy.is_hidden())
}
