//! Ends sponsorships between two users.

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result};

use crate::pins::{show_pins, sql::sponsorships};

/// Removes sponsorships of either's pins by the other; harmless when there are
/// none.
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
