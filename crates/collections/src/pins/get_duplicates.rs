//! On which of the viewer's boards a pin's picture is already.

use contract::pins::{Duplicates, GetDuplicates};
use kernel::{ctx::Ctx, error::Result};

use super::{
    find_duplicates::{find_duplicates, show_duplicates},
    get_pin::visible,
};

/// `PinDuplicatesResource/get`: duplicates, for the picker, which marks them.
/// Caller: a user who sees the pin.
pub async fn get_duplicates(ctx: Ctx, input: GetDuplicates) -> Result<Duplicates> {
    let viewer = ctx.user()?;
    let pin = visible(&ctx, input.pin_id).await?;
    let root = Some(pin.root_id);
    let found = find_duplicates(&ctx, viewer, &pin.picture(), root).await?;
    Ok(Duplicates {
        duplicates: show_duplicates(&ctx, &found).await?,
    })
}
