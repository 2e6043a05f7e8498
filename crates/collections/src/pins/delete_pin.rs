//! Deletes a pin.

use accounts::{uploads::release_picture::release_picture, users};
use contract::{answers::Done, ids::PinId, pins::DeletePin};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{self, Event},
    tx::Tx,
};

use super::{
    bin_pin::bin_pin,
    check_seen::check_known,
    count_pin::count_pin,
    forget_pin::forget_pin,
    policy,
    renew_covers::renew_covers_around,
    sql::{self, StoredPin},
};
use crate::boards::{self, StoredBoard, find_role::find_role};

/// `PinResource/delete`: deletes a pin. Caller: its pinner, also one who has left its
/// secret board and sees it no more, or a user who organises its board. It lies in the
/// bin for 30 days. Other users who saved the picture keep their pins.
pub async fn delete_pin(ctx: Ctx, input: DeletePin) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    let (board, pin) = locked(&tx, input.id).await?;
    check_known(&ctx, &tx, viewer, &pin).await?;
    let role = find_role(&tx, Some(viewer), &board).await?;
    policy::may_delete(viewer, role, &pin)?;
    bin_pin(&ctx, &tx, &pin, viewer, None).await?;
    renew_covers_around(&tx, pin.board_id, pin.section_id).await?;
    tx.commit().await?;
    Ok(Done {})
}

/// Deletes a pin of a user who is erased, without asking who sees it; harmless
/// when it is gone.
pub async fn delete_anyhow(ctx: &Ctx, id: PinId) -> Result<()> {
    let tx = ctx.begin().await?;
    let Ok((_, pin)) = locked(&tx, id).await else {
        return Ok(());
    };
    remove(ctx, &tx, &pin).await?;
    forget_pin(&tx, id, ctx.now()).await?;
    let board = pin.board_id;
    renew_covers_around(&tx, board, pin.section_id).await?;
    tx.commit().await?;
    Ok(())
}

/// The pin and its board, which is locked first; read again then, because another
/// call may have deleted it while this one waited.
pub(super) async fn locked(tx: &Tx, id: PinId) -> Result<(StoredBoard, StoredPin)> {
    let pin = sql::find(tx, id).await?.ok_or_else(Error::not_found)?;
    let board = boards::lock(tx, pin.board_id).await?;
    let pin = sql::find(tx, id).await?.ok_or_else(Error::not_found)?;
    // It may have gone to another board meanwhile.
    let board = board.filter(|board| board.id == pin.board_id);
    Ok((board.ok_or_else(Error::not_found)?, pin))
}

/// Removes the pin with all its counts; the board must have been locked.
pub async fn remove(ctx: &Ctx, tx: &Tx, pin: &StoredPin) -> Result<()> {
    sql::delete(tx, pin).await?;
    if pin.root_id != pin.id && !pin.is_secret {
        sql::count_repins(tx, &[pin.root_id], -1).await?;
    }
    count_pin(tx, pin.board_id, pin.section_id, -1).await?;
    if !pin.is_secret {
        users::count_pins(tx, pin.pinner_id, -1).await?;
    }
    release_picture(tx, &pin.signature, ctx.now()).await?;
    events::emit(
        ctx,
        tx,
        Event::PinDeleted {
            pin_id: pin.id,
            root_id: pin.root_id,
            board_id: pin.board_id,
            pinner_id: pin.pinner_id,
        },
    )
    .await
}
