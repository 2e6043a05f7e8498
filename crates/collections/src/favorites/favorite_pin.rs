//! Adds a pin to the viewer's favourites.

use contract::{
    favorites::{FavoritePin, PinFavorite},
    ids::{PinId, UserId},
};
use kernel::{ctx::Ctx, error::Result};

use super::sql;
use crate::pins::{
    self, Tally,
    get_pin::{locked, visible},
};

/// `PinFavoriteResource/create`: adds a favourite. Caller: a user who may write
/// and sees the pin. Once more changes nothing.
pub async fn favorite_pin(ctx: Ctx, input: FavoritePin) -> Result<PinFavorite> {
    let viewer = ctx.writer()?;
    let id = input.pin_id;
    visible(&ctx, id).await?;
    let tx = ctx.begin().await?;
    locked(&ctx, &tx, viewer, id).await?;
    if sql::add(&tx, viewer, id, ctx.new_id()).await? {
        pins::tally(&tx, id, Tally::Favorite, 1).await?;
    }
    tx.commit().await?;
    favorite_view(&ctx, id, viewer).await
}

/// Whether the pin is among the viewer's favourites, and among those of how many
/// users.
pub(super) async fn favorite_view(ctx: &Ctx, pin: PinId, viewer: UserId) -> Result<PinFavorite> {
    let mut tallies = pins::tallies_of(&ctx.house.db, &[pin]).await?;
    Ok(PinFavorite {
        pin_id: pin,
        favorited_by_me: sql::is_favorite(&ctx.house.db, viewer, pin).await?,
        favorite_user_count: tallies.remove(&pin).unwrap_or_default().favorites,
    })
}
