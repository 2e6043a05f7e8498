//! Shows pins that stand for something else, such as a topic or a creator.

use contract::{answers::Written, ids::PinId, pins::PinView};
use kernel::{ctx::Ctx, error::Result};

use super::{cache::CachedPin, find_hidden::hidden_by, policy::Visibility, show_pins::show};

/// As [`show_feed_beside`](super::show_pins::show_feed_beside), without pins before whose picture a
/// sensitivity screen stands: where one stands for something else, there is none.
pub async fn show_covers<T>(
    ctx: &Ctx,
    pins: impl IntoIterator<Item = (PinId, T)>,
) -> Result<Vec<(Written<PinView>, T)>> {
    let hidden = hidden_by(ctx).await?;
    let wanted = |pin: &CachedPin| !pin.is_screened && !hidden.contains(&pin.root_id);
    show(ctx, pins, Visibility::is_listed, wanted).await
}
