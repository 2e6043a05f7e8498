//! Shows pins with what their pages sell.

use std::collections::HashMap;

use collections::{
    links::find_offers::find_offers,
    pins::{self, show_pins::show_feed_beside},
};
use contract::{answers::Written, ids::PinId, pins::PinView};
use kernel::{ctx::Ctx, error::Result};

use super::read_wishes::Wanted;

/// Those of the pins that the viewer sees and whose page sells something that costs what is
/// wanted and can be had as is wanted, each with its `product`: an index may not have followed
/// yet.
pub(crate) async fn show_offers<T>(
    ctx: &Ctx,
    some: Vec<(PinId, T)>,
    wanted: &Wanted,
) -> Result<Vec<(Written<PinView>, T)>> {
    let ids: Vec<PinId> = some.iter().map(|(id, _)| *id).collect();
    let rows = pins::find_many(&ctx.house.db, &ids).await?;
    let links = rows
        .iter()
        .filter_map(|row| Some((row.id, row.link.as_deref()?)));
    let links: HashMap<PinId, &str> = links.collect();
    let asked: Vec<&str> = links.values().copied().collect();
    let offers = find_offers(ctx, &asked).await?;
    let sold = some.into_iter().filter_map(|(id, beside)| {
        let offer = offers.get(*links.get(&id)?);
        let offer = offer.filter(|offer| wanted.has_offer(offer))?;
        Some((id, (&offer.product, beside)))
    });
    let shown = show_feed_beside(ctx, sold).await?.into_iter();
    let shown = shown.map(|(pin, (product, beside))| Ok((pin.with("product", product)?, beside)));
    shown.collect()
}
