//! Become a board's owner.

use accounts::blocks::find_blocks::stands_between;
use contract::{
    boards::BoardView,
    collaborators::AcceptTransfer,
    ids::{BoardId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::Changed,
};
use store::Tx;

use super::{
    join_board::{join_board, leave_board},
    policy,
    sql::{self, transfers},
};
use crate::{
    boards::{
        count_board::count_board,
        create_board::claim,
        find_memberships::tell,
        find_role::lock_as,
        show_boards,
        sql::{self as boards, BoardRow, members, quicksaves},
        unfollow_board::stop_following,
    },
    pins::settle_boards::settle_board,
};

/// `BoardOwnershipTransferResource/update`: whoever is asked says yes. The owner before
/// saves there from now on, and may organise. The link and open invites of the board are
/// the new owner's.
pub async fn accept_transfer(ctx: Ctx, input: AcceptTransfer) -> Result<BoardView> {
    let viewer = ctx.writer()?;
    let tx = ctx.house.db.begin().await?;
    let (board, role) = lock_as(&tx, viewer, input.board_id).await?;
    let asked = transfers::find(&tx, input.board_id).await?;
    policy::may_accept_transfer(viewer, role, asked)?;
    let before = UserId(board.owner_id);
    let board = hand_on(&ctx, &tx, board, viewer).await?;
    let gone = part(&tx, input.board_id, viewer).await?;
    tx.commit().await?;
    for whose in [before, viewer].into_iter().chain(gone) {
        tell(&ctx, input.board_id, whose);
    }
    ctx.house.tell(Changed::Privacy);
    show_boards::board_view_of(&ctx, &board).await
}

/// Who has nothing to do with the new owner saves there no longer.
async fn part(tx: &Tx, board: BoardId, owner: UserId) -> Result<Vec<UserId>> {
    let mut gone = Vec::new();
    for member in members::member_ids(tx, board).await? {
        if stands_between(tx, owner, member).await? {
            leave_board(tx, board, member).await?;
            gone.push(member);
        }
    }
    Ok(gone)
}

/// The board is somebody else's, who saves there, with all counts.
async fn hand_on(ctx: &Ctx, tx: &Tx, board: BoardRow, to: UserId) -> Result<BoardRow> {
    let (id, before) = (BoardId(board.id), UserId(board.owner_id));
    leave_board(tx, id, to).await?;
    boards::free_slug(tx, before, &board.slug).await?;
    claim(tx, to, &board.slug, id).await?;
    boards::set_owner(tx, id, to).await?;
    // People in the order of their ids: nobody waits in a circle.
    let mut counts = [(before, -1), (to, 1)];
    counts.sort();
    for (whose, by) in counts {
        count_board(tx, whose, &board, by).await?;
    }
    // Who hands theirs on gets another one with their next quick save.
    quicksaves::free(tx, id).await?;
    stop_following(ctx, tx, to, id).await?;
    sql::remove_invite(tx, id, to).await?;
    let now = boards::find(tx, id).await?.ok_or_else(Error::not_found)?;
    join_board(ctx, tx, &now, before, true).await?;
    transfers::end(tx, id).await?;
    settle_board(ctx, tx, &now).await?;
    boards::find(tx, id).await?.ok_or_else(Error::not_found)
}
