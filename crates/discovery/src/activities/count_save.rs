//! Counts public saves by day.

use collections::pins;
use kernel::{ctx::Ctx, error::Result, events::Event, tx::Tx};

use super::{
    jobs::DAY_MS,
    sql::pin_days::{self, Counted, SAVE},
};

/// Counts a save for the pin that brought its picture, in the transaction that saves it.
/// That a pin was saved is public, and no user is named here, so no consent is asked for;
/// secret saves, and pins that brought their picture themselves, are no saves.
pub(super) async fn count_save(ctx: &Ctx, tx: &Tx, event: &Event) -> Result<()> {
    let Event::PinSaved { pin_id } = event else {
        return Ok(());
    };
    let Some(pin) = pins::find(tx, *pin_id).await? else {
        return Ok(());
    };
    if pin.is_secret || pin.root_id == pin.id {
        return Ok(());
    }
    let counted = Counted {
        root_id: pin.root_id,
        day: ctx.now() / DAY_MS,
        pin_id: pin.root_id,
        kind: SAVE,
    };
    pin_days::add(tx, &counted, 1).await
}
