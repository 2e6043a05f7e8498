//! Adds a collaborator to a board, and removes one.

use accounts::blocks::find_blocks::stands_between;
use contract::{
    errors::Code,
    ids::{BoardId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::sql::{self, transfers};
use crate::boards::{self, StoredBoard, StoredCollaborator, settle_members::settle_members};

/// Collaborators of one board at most.
pub const MOST: i64 = 100;

/// Adds a collaborator; the caller has locked the board. Open invites and
/// requests of that user are answered by it. Harmless when they are one already.
pub async fn join_board(
    ctx: &Ctx,
    tx: &Tx,
    board: &StoredBoard,
    user: UserId,
    may_delete: bool,
) -> Result<StoredCollaborator> {
    if board.owner_id == user {
        return Err(Error::new(Code::NotAllowed).detail("it is their own board"));
    }
    // A third user may have proposed them, who is blocked by neither.
    if stands_between(tx, board.owner_id, user).await? {
        return Err(Error::not_found());
    }
    let id = board.id;
    sql::remove_invite(tx, id, user).await?;
    if let Some(collaborator) = boards::collaborator(tx, id, user).await? {
        return Ok(collaborator);
    }
    if board.collaborator_count >= MOST {
        return Err(Error::new(Code::CollaboratorLimit));
    }
    let collaborator = StoredCollaborator {
        board_id: board.id,
        user_id: user,
        may_delete,
        joined_number: ctx.new_id(),
        created_ms: ctx.now(),
    };
    boards::add_collaborator(tx, &collaborator).await?;
    boards::count_collaborators(tx, id, 1).await?;
    settle_members(ctx, tx, id).await?;
    Ok(collaborator)
}

/// Removes a collaborator; the caller has locked the board. What they saved
/// stays. False when they were none.
pub async fn leave_board(ctx: &Ctx, tx: &Tx, board: BoardId, user: UserId) -> Result<bool> {
    let was = take_out(tx, board, user).await?;
    if was {
        settle_members(ctx, tx, board).await?;
    }
    Ok(was)
}

/// The same of a collaborator who becomes the owner, and so stays a member.
pub(super) async fn take_out(tx: &Tx, board: BoardId, user: UserId) -> Result<bool> {
    let was = boards::remove_collaborator(tx, board, user).await?;
    if was {
        transfers::end_to(tx, board, user).await?;
        boards::count_collaborators(tx, board, -1).await?;
    }
    Ok(was)
}
