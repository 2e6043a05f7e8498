//! Puts a board into the bin, once its pins are there, and takes it out.

use accounts::blocks::find_blocks::blocks_of;
use contract::ids::{BoardId, UserId};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{self, Event},
    hooks::{Hook, in_order},
    house::Changed,
    tx::Tx,
};
use linkme::distributed_slice;

use super::{
    add_board::claim_free,
    count_board::count_board,
    settle_members::settle_members,
    sql::{self, StoredBoard, bin::BinnedBoard, collaborators, sections},
};

/// What a room does, in the same transaction, when a board goes to the bin.
pub type BinBoard = for<'a> fn(&'a Tx, BoardId) -> BoxFuture<'a, Result<()>>;

/// Rooms whose rows do not wait in the bin with the board, such as open invites.
#[distributed_slice]
pub static BIN_BOARD: [Hook<BinBoard>];

/// Puts the board, which the caller has locked and emptied, into its owner's bin.
/// Its sections, followers and collaborators wait for it; open invites end.
pub async fn bin_board(ctx: &Ctx, tx: &Tx, board: &StoredBoard) -> Result<()> {
    let (id, owner) = (board.id, board.owner_id);
    changed(tx, id).await?;
    sql::bin::bin(tx, owner, id, ctx.new_id(), ctx.now()).await?;
    for bin in in_order(&BIN_BOARD) {
        bin(tx, id).await?;
    }
    sql::free_slug(tx, owner, &board.slug).await?;
    count_board(tx, owner, board, -1).await?;
    sql::delete(tx, id).await?;
    settle_members(ctx, tx, id).await?;
    let gone = Event::BoardDeleted {
        board_id: id,
        owner_id: owner,
    };
    events::emit(ctx, tx, gone).await
}

/// Takes a board out of the bin, without its pins, under its name or, where that
/// is taken, with a number; and without followers and collaborators who are
/// blocked between them and the owner.
pub async fn unbin_board(ctx: &Ctx, tx: &Tx, board: &BinnedBoard) -> Result<()> {
    let (id, owner) = (board.id, board.owner_id);
    let sections = sections::count_of(tx, id).await?;
    part(tx, id, owner).await?;
    let (name, address) = claim_free(tx, owner, id, (&board.name, &board.slug)).await?;
    sql::bin::unbin(tx, id, &name, &address, sections).await?;
    changed(tx, id).await?;
    let back = sql::find(tx, id).await?.ok_or_else(Error::not_found)?;
    count_board(tx, owner, &back, 1).await?;
    settle_members(ctx, tx, id).await?;
    events::emit(ctx, tx, Event::BoardCreated { board_id: id }).await
}

/// Notes what a board's collaborators are shown, when it goes or comes back.
async fn changed(tx: &Tx, id: BoardId) -> Result<()> {
    for collaborator in collaborators::collaborator_ids(tx, id).await? {
        tx.changed(Changed::Memberships(collaborator));
        tx.changed(Changed::OfUser(collaborator));
    }
    tx.changed(Changed::Board(id));
    Ok(())
}

/// Removes followers and collaborators of a deleted board who blocked its owner
/// or were blocked.
async fn part(tx: &Tx, id: BoardId, owner: UserId) -> Result<()> {
    let blocks = blocks_of(tx, owner).await?;
    let mut others = blocks.blocked;
    others.extend(blocks.blocked_by);
    for other in others {
        sql::follows::unfollow(tx, other, id).await?;
        collaborators::remove_collaborator(tx, id, other).await?;
    }
    Ok(())
}
