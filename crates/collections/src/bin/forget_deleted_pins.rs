//! Removes deleted pins from the bin for good.

use contract::{answers::Done, bin::ForgetDeletedPins};
use kernel::{ctx::Ctx, error::Result};

use super::{jobs::empty_soon, restore_pins::own};
use crate::pins;

/// `DeletedPinsResource/delete`: ends pins' time in the bin, as
/// [`super::forget_deleted_board`] does with boards. Caller: the user who deleted
/// them.
pub async fn forget_deleted_pins(ctx: Ctx, input: ForgetDeletedPins) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    for (id, ..) in own(&ctx, &tx, viewer, &input.pin_ids).await? {
        pins::age_binned(&tx, id).await?;
    }
    empty_soon(&tx, ctx.now()).await?;
    tx.commit().await?;
    Ok(Done {})
}
