//! Sections with their boards: to be seen, and to be changed.

use contract::ids::{BoardId, SectionId, UserId};
use store::Tx;

use super::sql::{self, SectionRow};
use crate::{
    boards::{find_role::lock_as, get_board, policy, sql::BoardRow},
    ctx::Ctx,
    error::{Error, Result},
};

/// The section, if this viewer may see its board.
pub async fn visible(ctx: &Ctx, id: SectionId) -> Result<SectionRow> {
    let section = sql::find(&ctx.house.db, id)
        .await?
        .ok_or_else(Error::not_found)?;
    get_board::visible(ctx, BoardId(section.board_id)).await?;
    Ok(section)
}

/// The section and its board, which is taken, for who may organise it. Read again
/// behind the lock: another call may have ended it meanwhile.
pub(super) async fn locked(
    tx: &Tx,
    viewer: UserId,
    id: SectionId,
) -> Result<(BoardRow, SectionRow)> {
    let found = sql::find(tx, id).await?.ok_or_else(Error::not_found)?;
    let (board, role) = lock_as(tx, viewer, BoardId(found.board_id)).await?;
    policy::may_organise(role, &board)?;
    let section = on_board(tx, &board, id).await?;
    Ok((board, section))
}

/// A section of this board, which the caller has taken.
pub(crate) async fn on_board(tx: &Tx, board: &BoardRow, id: SectionId) -> Result<SectionRow> {
    let section = sql::find(tx, id).await?;
    let section = section.filter(|section| section.board_id == board.id);
    section.ok_or_else(Error::not_found)
}
