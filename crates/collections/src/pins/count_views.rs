//! Counts how often a video was looked at, which a room above knows.

use contract::ids::PinId;
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, in_order},
    house::House,
};
use linkme::distributed_slice;

use super::sql::StoredPin;

/// Counts how often pages of pins with a picture were opened, by the pin that brought it.
pub type CountViews = for<'a> fn(&'a House, PinId) -> BoxFuture<'a, Result<i64>>;

/// Asked for every close-up of a video; the room `activities` knows.
#[distributed_slice]
pub static COUNT_VIEWS: [Hook<CountViews>];

/// How often the pin's video was looked at; none for a picture that stands still.
pub(super) async fn count_views(ctx: &Ctx, pin: &StoredPin) -> Result<Option<i64>> {
    if pin.video_ms.is_none() {
        return Ok(None);
    }
    let mut views = 0;
    for count in in_order(&COUNT_VIEWS) {
        views += count(&ctx.house, pin.root_id).await?;
    }
    Ok(Some(views))
}
