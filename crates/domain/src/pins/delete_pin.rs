//! Delete a pin of one's own.

use contract::{
    answers::Done,
    ids::{BoardId, PinId, UserId},
    pins::DeletePin,
};
use store::Tx;

use super::{
    place_pin::cover,
    policy, show_pins,
    sql::{self, PinRow},
};
use crate::{
    boards::{
        show_boards::{self, COVERS, Cover},
        sql as boards,
    },
    ctx::Ctx,
    error::{Error, Result},
    events::{self, Event},
    uploads::release_picture::release_picture,
    users::sql as users,
};

/// `PinResource/delete`. Others who saved the picture keep their pins.
pub async fn delete_pin(ctx: Ctx, input: DeletePin) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.house.db.begin().await?;
    let pin = locked(&tx, input.id).await?;
    policy::may_delete(viewer, &pin)?;
    remove(&ctx, &tx, &pin).await?;
    renew_covers(&tx, BoardId(pin.board_id)).await?;
    tx.commit().await?;
    show_pins::forget(&ctx, input.id);
    show_boards::tell_pins(&ctx, BoardId(pin.board_id), viewer);
    Ok(Done {})
}

/// The pin, with its board taken first; read again then, because another call
/// may have deleted it while this one waited.
async fn locked(tx: &Tx, id: PinId) -> Result<PinRow> {
    let pin = sql::find(tx, id).await?.ok_or_else(Error::not_found)?;
    boards::lock(tx, BoardId(pin.board_id)).await?;
    sql::find(tx, id).await?.ok_or_else(Error::not_found)
}

/// Removes the pin with all its counts; the board must have been taken.
pub(crate) async fn remove(ctx: &Ctx, tx: &Tx, pin: &PinRow) -> Result<()> {
    sql::delete(tx, pin).await?;
    if pin.root_id != pin.id && !pin.is_secret {
        sql::count_repins(tx, PinId(pin.root_id), -1).await?;
    }
    boards::count_pins(tx, BoardId(pin.board_id), -1).await?;
    if !pin.is_secret {
        users::count_pins(tx, UserId(pin.pinner_id), -1).await?;
    }
    release_picture(tx, &pin.signature, ctx.now()).await?;
    events::emit(
        ctx,
        tx,
        Event::PinDeleted {
            pin_id: PinId(pin.id),
            root_id: PinId(pin.root_id),
        },
    )
    .await
}

async fn renew_covers(tx: &Tx, board: BoardId) -> Result<()> {
    let newest = sql::rows_of_board(tx, board, COVERS as i64).await?;
    let covers: Vec<Cover> = newest.iter().map(cover).collect();
    boards::set_covers(tx, board, &serde_json::to_string(&covers)?).await
}
