//! Removes what goes with a board that is deleted for good.

use contract::ids::BoardId;
use futures_util::future::BoxFuture;
use kernel::{
    error::Result,
    hooks::{Hook, in_order},
    tx::Tx,
};
use linkme::distributed_slice;

use super::sql::{self, collaborators, sections};

/// Forgets what a room holds of a board, at this time in milliseconds since 1970.
pub type ForgetBoard = for<'a> fn(&'a Tx, BoardId, i64) -> BoxFuture<'a, Result<()>>;

/// Rooms whose rows wait in the bin with the board, and go with it.
#[distributed_slice]
pub static FORGET_BOARD: [Hook<ForgetBoard>];

/// Removes a board from the bin, with its followers, collaborators and sections.
/// Its pins lie in the bin by themselves.
pub async fn forget_board(tx: &Tx, id: BoardId, now: i64) -> Result<()> {
    for forget in in_order(&FORGET_BOARD) {
        forget(tx, id, now).await?;
    }
    sections::delete_of_board(tx, id).await?;
    sql::follows::unfollow_all(tx, id).await?;
    collaborators::remove_all(tx, id).await?;
    sql::bin::remove(tx, id).await
}
