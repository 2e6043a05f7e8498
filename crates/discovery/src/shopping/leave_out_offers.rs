//! Leaves what is for sale out of what is recommended to viewers who do not want that.

use accounts::preferences::wants_offers::wants_offers;
use collections::pins;
use contract::ids::PinId;
use kernel::{ctx::Ctx, error::Result};

use super::find_sold::find_sold;

/// Those of the pins that may be recommended to this viewer: all, or, if they want nothing to
/// buy recommended, those whose pages sell nothing, and their own. Each stands beside what it
/// came with; pins of which `is_asked_for` says so are no recommendations and stay.
pub(crate) async fn leave_out_offers<T>(
    ctx: &Ctx,
    some: Vec<(PinId, T)>,
    is_asked_for: impl Fn(&T) -> bool,
) -> Result<Vec<(PinId, T)>> {
    if some.is_empty() || wants_offers(ctx).await? {
        return Ok(some);
    }
    let recommended = some.iter().filter(|(_, beside)| !is_asked_for(beside));
    let ids: Vec<PinId> = recommended.map(|(id, _)| *id).collect();
    let mut rows = pins::find_many(&ctx.house.db, &ids).await?;
    rows.retain(|row| ctx.viewer() != Some(row.pinner_id));
    let left_out = find_sold(&ctx.house, &rows).await?;
    let left = some.into_iter().filter(|(id, _)| !left_out.contains(id));
    Ok(left.collect())
}
