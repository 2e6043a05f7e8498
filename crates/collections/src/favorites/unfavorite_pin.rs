//! Takes a pin out of the viewer's favourites.

use contract::{
    favorites::{FavoritePin, PinFavorite},
    ids::{PinId, UserId},
};
use kernel::{ctx::Ctx, error::Result};

use super::{favorite_pin::favorite_view, sql};
use crate::pins::{self, Tally};

/// Pins looked up between two looks at the rest.
const BATCH: i64 = 100;

/// `PinFavoriteResource/delete`: takes a favourite out; also a pin that is hidden
/// from the viewer, which their list still holds. Caller: user. Of any other pin
/// it changes nothing, and tells nothing.
pub async fn unfavorite_pin(ctx: Ctx, input: FavoritePin) -> Result<PinFavorite> {
    let viewer = ctx.user()?;
    let was_mine = take_out(&ctx, viewer, input.pin_id).await?;
    match was_mine
        || crate::pins::get_pin::visible(&ctx, input.pin_id)
            .await
            .is_ok()
    {
        true => favorite_view(&ctx, input.pin_id, viewer).await,
        false => Err(kernel::error::Error::not_found()),
    }
}

/// Takes all favourites of a user out; may be done again.
pub async fn unfavorite_all(ctx: &Ctx, user: UserId) -> Result<()> {
    loop {
        let pins = sql::list(&ctx.house.db, user, i64::MAX, BATCH).await?;
        if pins.is_empty() {
            return Ok(());
        }
        for (_, pin) in pins {
            take_out(ctx, user, pin).await?;
        }
    }
}

async fn take_out(ctx: &Ctx, user: UserId, pin: PinId) -> Result<bool> {
    let tx = ctx.begin().await?;
    pins::lock(&tx, pin).await?;
    let was_there = sql::delete(&tx, user, pin).await?;
    if was_there {
        pins::tally(&tx, pin, Tally::Favorite, -1).await?;
    }
    tx.commit().await?;
    Ok(was_there)
}
