//! Deletes all pins of a user, as if they did it.

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result};

use super::{delete_pin::delete_anyhow, sql};

/// Pins looked up between two looks at the rest.
const BATCH: i64 = 100;

/// Deletes all pins of a pinner, each a step of its own.
pub(super) async fn delete_all(ctx: &Ctx, pinner: UserId) -> Result<()> {
    loop {
        let pins = sql::of_pinner::all(&ctx.house.db, pinner, BATCH).await?;
        if pins.is_empty() {
            return Ok(());
        }
        for pin in pins {
            delete_anyhow(ctx, pin).await?;
        }
    }
}
