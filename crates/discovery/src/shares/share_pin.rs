//! Counts that a pin was shared.

use collections::pins::{self, Tally, check_seen::check_seen, get_pin::visible};
use contract::shares::{PinShares, SharePin};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql::{self, Sharer};

/// `PinShareResource/create`: counts a share, once for each user, and once for
/// each browser of visitors; of a crawler, and of a browser that keeps nothing,
/// not at all. Caller: every viewer who sees the pin.
pub async fn share_pin(ctx: Ctx, input: SharePin) -> Result<PinShares> {
    let id = input.pin_id;
    visible(&ctx, id).await?;
    if let Some(sharer) = Sharer::of(&ctx) {
        let tx = ctx.begin().await?;
        let pin = pins::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
        check_seen(&ctx, &tx, ctx.viewer(), &pin).await?;
        let is_new = sql::add(&tx, id, &sharer, ctx.now()).await?;
        if is_new {
            pins::tally(&tx, id, Tally::Share, 1).await?;
        }
        tx.commit().await?;
    }
    let mut tallies = pins::tallies_of(&ctx.house.db, &[id]).await?;
    Ok(PinShares {
        pin_id: id,
        share_count: tallies.remove(&id).unwrap_or_default().shares,
    })
}
