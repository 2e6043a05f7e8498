//! Sections with their boards: to be seen, and to be changed.

use contract::ids::{SectionId, UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use crate::boards::{
    self, StoredBoard, StoredSection, find_role::lock_as, find_section::on_board, get_board, policy,
};

/// The section, if this viewer may see its board.
pub async fn visible(ctx: &Ctx, id: SectionId) -> Result<StoredSection> {
    let section = boards::stored_section(&ctx.house.db, id)
        .await?
        .ok_or_else(Error::not_found)?;
    get_board::visible(ctx, section.board_id).await?;
    Ok(section)
}

/// The section and its board, which is locked, for a user who organises it. Read
/// again behind the lock: another call may have ended it meanwhile.
pub(super) async fn locked(
    tx: &Tx,
    viewer: UserId,
    id: SectionId,
) -> Result<(StoredBoard, StoredSection)> {
    let found = boards::stored_section(tx, id)
        .await?
        .ok_or_else(Error::not_found)?;
    let (board, role) = lock_as(tx, viewer, found.board_id).await?;
    policy::may_organise(role)?;
    let section = on_board(tx, &board, id).await?;
    Ok((board, section))
}
