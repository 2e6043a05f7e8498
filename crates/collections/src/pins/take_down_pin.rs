//! Takes a pin down by a decision of the host.

use accounts::uploads::find_banned::bans_of;
use contract::ids::{BannedPictureId, PinId, UserId};
use kernel::{
    ctx::Ctx,
    error::{Result, if_found},
    tx::Tx,
};

use super::{
    bin_pin::bin_pin,
    delete_pin::locked,
    renew_covers::renew_covers_around,
    restore_pin::put_back,
    sql::{self, bin},
};
use crate::boards;

/// In whose bin it lies: in no user's, so that none restores it or ends its time there.
const NO_USER: UserId = UserId(0);

/// Deletes a pin for the host, in a way that the host can undo for 30 days; of one that its
/// owner deleted before, the time in the bin ends. Harmless when it is gone. Asks no policy.
pub async fn take_down_pin(ctx: &Ctx, tx: &Tx, id: PinId) -> Result<()> {
    // It may have gone to another board while its own was waited for.
    while sql::find(tx, id).await?.is_some() {
        if let Some((_, pin)) = if_found(locked(tx, id).await)? {
            bin_pin(ctx, tx, &pin, NO_USER, None).await?;
            bin::take_down(tx, id).await?;
            return renew_covers_around(tx, pin.board_id, pin.section_id).await;
        }
    }
    bin::age_binned(tx, id).await
}

/// Puts back a pin that the host took down; into its pinner's bin where its board is gone, the
/// picture stands there again, or is banned by another ban than those that are `lifted` with it.
pub async fn put_back_pin(ctx: &Ctx, tx: &Tx, id: PinId, lifted: &[BannedPictureId]) -> Result<()> {
    let Some(board) = bin::board_of_taken_down(tx, id).await? else {
        return Ok(());
    };
    let board = boards::lock(tx, board).await?;
    let Some(kept) = bin::taken_down(tx, id).await? else {
        return Ok(());
    };
    let bans = bans_of(tx, &kept.picture()).await?;
    if let Some(board) = board
        && bans.iter().all(|ban| lifted.contains(ban))
        && put_back(ctx, tx, &board, kept.clone()).await?
    {
        return renew_covers_around(tx, board.id, kept.section_id).await;
    }
    bin::give_back(tx, &kept, ctx.new_id(), ctx.now()).await
}
