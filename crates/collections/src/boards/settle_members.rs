//! Has rooms follow who the members of a board are: its owner and its collaborators.

use contract::ids::BoardId;
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, in_order},
    tx::Tx,
};
use linkme::distributed_slice;

/// Sets right what a room keeps of a board's members, in the same transaction.
pub type SettleMembers = for<'a> fn(&'a Ctx, &'a Tx, BoardId) -> BoxFuture<'a, Result<()>>;

/// Rooms whose rows follow from who the members are.
#[distributed_slice]
pub static SETTLE_MEMBERS: [Hook<SettleMembers>];

/// Tells that a member came or went, or the board with all of them: into the bin or out of it. The
/// caller has locked the board, and written what changed.
pub async fn settle_members(ctx: &Ctx, tx: &Tx, board: BoardId) -> Result<()> {
    for settle in in_order(&SETTLE_MEMBERS) {
        settle(ctx, tx, board).await?;
    }
    Ok(())
}
