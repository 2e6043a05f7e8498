//! Whether others see whom a user follows, and who follows them; the room
//! `preferences` knows what the user chose.

use contract::ids::UserId;
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, in_order},
};

/// Whether the user lets others see it.
pub type ShowsFollows = fn(&Ctx, UserId) -> BoxFuture<'_, Result<bool>>;

/// Rooms that know of a reason against it.
#[linkme::distributed_slice]
pub static SHOWS_FOLLOWS: [Hook<ShowsFollows>];

/// Whether the viewer sees it; users always see their own.
pub async fn shows_follows(ctx: &Ctx, whose: UserId) -> Result<bool> {
    if ctx.viewer() == Some(whose) {
        return Ok(true);
    }
    for shows in in_order(&SHOWS_FOLLOWS) {
        if !shows(ctx, whose).await? {
            return Ok(false);
        }
    }
    Ok(true)
}
