//! What two people have with each other's pins ends.

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result};

use crate::pins::{show_pins, sql::sponsorships};

/// Neither pays for pins of the other; harmless when it is so already.
pub async fn end_sponsorships(ctx: &Ctx, one: UserId, other: UserId) -> Result<()> {
    let tx = ctx.house.db.begin().await?;
    let mut pins = sponsorships::end_between(&tx, one, other).await?;
    pins.extend(sponsorships::end_between(&tx, other, one).await?);
    tx.commit().await?;
    for pin in pins {
        show_pins::forget(ctx, pin);
    }
    Ok(())
}
