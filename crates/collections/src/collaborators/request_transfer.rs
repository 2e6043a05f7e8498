//! Offers the ownership of a board to a collaborator.

use contract::{
    boards::BoardView, collaborators::RequestTransfer, errors::Code, notifications::NoticeKind,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{Concern, concern},
};

use super::sql::transfers;
use crate::boards::{self, find_role::lock_as, policy, show_boards};

/// `BoardOwnershipTransferResource/create`: offers ownership. Caller: board
/// owner. Offering it to another collaborator withdraws the first offer.
pub async fn request_transfer(ctx: Ctx, input: RequestTransfer) -> Result<BoardView> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let (board, role) = lock_as(&tx, viewer, input.board_id).await?;
    policy::may_manage(role)?;
    let collaborator = boards::collaborator(&tx, input.board_id, input.user_id).await?;
    if collaborator.is_none() {
        return Err(Error::field(Code::NotFound, "user_id"));
    }
    transfers::put(&tx, input.board_id, input.user_id, ctx.now()).await?;
    let about = Concern::new(input.user_id, NoticeKind::TransferOffer, viewer, board.id.0);
    concern(&ctx, &tx, about).await?;
    tx.commit().await?;
    show_boards::board_view_of(&ctx, &board).await
}
