//! Accepts the ownership of a board.

use accounts::blocks::find_blocks::stands_between;
use contract::{
    boards::BoardView,
    collaborators::AcceptTransfer,
    ids::{BoardId, UserId},
    notifications::NoticeKind,
};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{self, Concern, Event, concern},
    hooks::{Hook, in_order},
    tx::Tx,
};
use linkme::distributed_slice;

use super::{
    join_board::{join_board, leave_board, take_out},
    policy,
    sql::{self, transfers},
};
use crate::{
    boards::{
        self, StoredBoard, count_board::count_board, create_board::claim, find_role::lock_as,
        show_boards, unfollow_board::stop_following,
    },
    pins::settle_boards::settle_board,
};

/// Has what a room keeps of a board's owner follow the board to its new one.
pub type HandOnBoard = for<'a> fn(&'a Tx, BoardId, UserId) -> BoxFuture<'a, Result<()>>;

/// Told of each board that is handed on; the board and both owners are locked.
#[distributed_slice]
pub static HAND_ON_BOARD: [Hook<HandOnBoard>];

/// `BoardOwnershipTransferResource/update`: accepts a transfer. Caller: the
/// collaborator it was offered to. The former owner becomes a collaborator who
/// organises. The link and open invites of the board are the new owner's.
pub async fn accept_transfer(ctx: Ctx, input: AcceptTransfer) -> Result<BoardView> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let (board, role) = lock_as(&tx, viewer, input.board_id).await?;
    let asked = transfers::find(&tx, input.board_id).await?;
    policy::may_accept_transfer(viewer, role, asked)?;
    let board = hand_on(&ctx, &tx, board, viewer).await?;
    part(&ctx, &tx, input.board_id, viewer).await?;
    tx.commit().await?;
    show_boards::board_view_of(&ctx, &board).await
}

/// Removes collaborators who blocked the new owner or were blocked.
async fn part(ctx: &Ctx, tx: &Tx, board: BoardId, owner: UserId) -> Result<()> {
    for collaborator in boards::collaborator_ids(tx, board).await? {
        if stands_between(tx, owner, collaborator).await? {
            leave_board(ctx, tx, board, collaborator).await?;
        }
    }
    Ok(())
}

/// Each of the two hears of it as of a board that went, or came.
async fn tell(
    ctx: &Ctx,
    tx: &Tx,
    board_id: BoardId,
    (before, owner): (UserId, UserId),
) -> Result<()> {
    let gone = Event::BoardDeleted {
        board_id,
        owner_id: before,
    };
    events::emit(ctx, tx, gone).await?;
    events::emit(ctx, tx, Event::BoardCreated { board_id }).await?;
    let about = Concern::new(before, NoticeKind::TransferAccepted, owner, board_id.0);
    concern(ctx, tx, about).await
}

/// Makes a collaborator the owner and the owner a collaborator, with all counts.
async fn hand_on(ctx: &Ctx, tx: &Tx, board: StoredBoard, to: UserId) -> Result<StoredBoard> {
    let (id, before) = (board.id, board.owner_id);
    take_out(tx, id, to).await?;
    boards::free_slug(tx, before, &board.slug).await?;
    claim(tx, to, &board.slug, id).await?;
    boards::set_owner(tx, id, to).await?;
    // Users are locked in the order of their ids, so that no two transactions
    // wait for each other.
    let mut counts = [(before, -1), (to, 1)];
    counts.sort();
    for (whose, by) in counts {
        count_board(tx, whose, &board, by).await?;
    }
    // A quicksave board becomes an ordinary one; its former owner gets another
    // with their next quick save.
    boards::free_quicksave(tx, id).await?;
    stop_following(ctx, tx, to, id).await?;
    sql::remove_invite(tx, id, to).await?;
    let now = boards::find(tx, id).await?.ok_or_else(Error::not_found)?;
    join_board(ctx, tx, &now, before, true).await?;
    transfers::end(tx, id).await?;
    settle_board(ctx, tx, &now).await?;
    for follow in in_order(&HAND_ON_BOARD) {
        follow(tx, id, to).await?;
    }
    tell(ctx, tx, id, (before, to)).await?;
    boards::find(tx, id).await?.ok_or_else(Error::not_found)
}
