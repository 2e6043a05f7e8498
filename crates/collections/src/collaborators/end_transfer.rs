//! A board stays with its owner.

use contract::{answers::Done, collaborators::EndTransfer};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{policy, sql::transfers};
use crate::boards::find_role::lock_as;

/// `BoardOwnershipTransferResource/delete`: the owner takes the request back, or whoever
/// is asked declines. For everybody else there is none.
pub async fn end_transfer(ctx: Ctx, input: EndTransfer) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.house.db.begin().await?;
    let (_, role) = lock_as(&tx, viewer, input.board_id).await?;
    let asked = transfers::find(&tx, input.board_id).await?;
    policy::may_end_transfer(viewer, role, asked.ok_or_else(Error::not_found)?)?;
    transfers::end(&tx, input.board_id).await?;
    tx.commit().await?;
    Ok(Done {})
}
