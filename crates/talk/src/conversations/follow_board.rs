//! Keeps the members of a board's conversation those of the board.

use accounts::users::find_ages::find_ages;
use collections::boards::{self, StoredBoard};
use contract::ids::{BoardId, UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{
    policy,
    sql::{self, ConversationRow, boards as seats},
};

/// Gives who joined a board a seat in its conversation, if it has one, and takes it from who left;
/// in the bin the board keeps its members. All are told. The board must have been locked.
pub(super) async fn follow_board(ctx: &Ctx, tx: &Tx, board: BoardId) -> Result<()> {
    let Some(id) = seats::of_board(tx, board).await? else {
        return Ok(());
    };
    let row = sql::lock(tx, id).await?.ok_or_else(Error::not_found)?;
    if let Some(board) = boards::find(tx, board).await? {
        settle_seats(ctx, tx, &row, &board, None).await?;
    }
    sql::tell_members(tx, id).await
}

/// The same of a board that is not in the bin; answers who has a seat. Who opens the conversation
/// gets one as well that age gives to those alone who do. Board and conversation must have been
/// locked.
pub(super) async fn settle_seats(
    ctx: &Ctx,
    tx: &Tx,
    row: &ConversationRow,
    board: &StoredBoard,
    opener: Option<UserId>,
) -> Result<Vec<UserId>> {
    let mut members = boards::collaborator_ids(tx, board.id).await?;
    members.push(board.owner_id);
    let seated = sql::members(tx, &[row.id]).await?;
    let (mut seated, gone): (Vec<UserId>, Vec<UserId>) = seated
        .into_iter()
        .map(|(_, user)| user)
        .partition(|user| members.contains(user));
    for user in gone {
        sql::leave(tx, user, row.id).await?;
    }
    members.retain(|user| !seated.contains(user));
    // In one order, so that no two transactions wait for each other.
    members.sort_unstable();
    let ages = find_ages(&ctx.house, tx, &members).await?;
    for user in members {
        let age = ages.get(&user);
        if age.is_some_and(|age| policy::has_seat(*age, opener == Some(user))) {
            seats::seat(tx, row, board.id, user).await?;
            seated.push(user);
        }
    }
    Ok(seated)
}
