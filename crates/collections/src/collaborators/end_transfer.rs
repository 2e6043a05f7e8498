//! Withdraws or declines the transfer of a board.

use contract::{answers::Done, collaborators::EndTransfer};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{policy, sql::transfers};
use crate::boards::find_role::lock_as;

/// `BoardOwnershipTransferResource/delete`: ends an open transfer. Caller: board
/// owner, or the collaborator it was offered to; for others it is not found.
pub async fn end_transfer(ctx: Ctx, input: EndTransfer) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    let (_, role) = lock_as(&tx, viewer, input.board_id).await?;
    let asked = transfers::find(&tx, input.board_id).await?;
    policy::may_end_transfer(viewer, role, asked.ok_or_else(Error::not_found)?)?;
    transfers::end(&tx, input.board_id).await?;
    tx.commit().await?;
    Ok(Done {})
}
