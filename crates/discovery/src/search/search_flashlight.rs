//! Finds pins by a part of a picture, narrowed by price, website and topic.

use collections::pins::show_pins::show_feed_beside;
use contract::{
    answers::Bookmark,
    ids::PinId,
    search::visual::{Flashlight, FlashlightResults, SearchFlashlight},
    shopping::{ProductFilterChoices, ProductFilters},
};
use kernel::{ctx::Ctx, error::Result, lists::frozen_rows};

use super::{
    compare_picture::{Asked, compare_among},
    find_details::find_details,
    narrow_search::Filter,
};
use crate::shopping::{
    mark_offer::SELLS,
    read_wishes::{Wanted, read_wishes},
    show_offers::show_offers,
    tell_choices::{see_offers, tell_choices},
};

/// Results of one search at most.
const MOST: usize = 300;

/// `VisualSearchFlashlightUnifiedResource/get`: pins that look like a part of a pin's
/// picture, and by what they can be narrowed; of a whole picture its details, of which something
/// is for sale. Caller: every viewer who sees the pin.
pub async fn search_flashlight(ctx: Ctx, input: SearchFlashlight) -> Result<Flashlight> {
    let wanted = read_wishes(&ProductFilters {
        price_min: input.price_min,
        price_max: input.price_max,
        currency: input.currency,
        domain: input.domain,
        category: input.category,
        in_stock: None,
    })?;
    let sells = input.is_shopping || wanted.asks_offer();
    let mut asked = Asked::of_pin(&ctx, input.pin_id, input.crop).await?;
    asked.name = format!("{} {sells} {wanted:?}", asked.name);
    let is_whole = input.is_shopping && input.crop.is_none() && wanted.is_open();
    let (ctx, asked, wanted) = (&ctx, &asked, &wanted);
    let first = match input.bookmarks {
        Bookmark::Start => Some(look(ctx, asked, wanted, sells).await?),
        Bookmark::After(_) | Bookmark::End => None,
    };
    let rank = || async {
        let ids = match &first {
            Some(found) => found.narrowed.clone(),
            None => look(ctx, asked, wanted, sells).await?.narrowed,
        };
        Ok(ids.into())
    };
    let show = |some: Vec<(i64, usize)>| async move {
        let some: Vec<(PinId, usize)> =
            some.into_iter().map(|(id, end)| (PinId(id), end)).collect();
        match sells {
            true => show_offers(ctx, some, wanted).await,
            false => show_feed_beside(ctx, some).await,
        }
    };
    let (bookmark, size) = (&input.bookmarks, input.page_size);
    let page = frozen_rows(ctx, &asked.name, bookmark, size, &rank, show).await?;
    let choices = match &first {
        Some(found) => tell_choices(ctx, &found.all, sells).await?,
        None => ProductFilterChoices::default(),
    };
    let details = match first.is_some() && is_whole {
        true => Box::pin(find_details(ctx, asked)).await?,
        false => Vec::new(),
    };
    Ok(Flashlight {
        data: FlashlightResults {
            results: page.items,
            price_filters: choices.price_filters,
            domain_filters: choices.domain_filters,
            category_filters: choices.category_filters,
            details,
        },
        bookmark: page.bookmark,
    })
}

/// Pins that look like the picture, the most alike first.
struct Alike {
    /// Those that sell something, where that is asked; however they are narrowed.
    all: Vec<i64>,
    /// Those that are wanted.
    narrowed: Vec<i64>,
}

/// The nearest of all pins, of all that sell something where that is asked, and of all that are
/// wanted: what a shop has may be far from the nearest.
async fn look(ctx: &Ctx, asked: &Asked, wanted: &Wanted, sells: bool) -> Result<Alike> {
    let sold = sells.then(|| vec![SELLS]);
    let filter = |wanted: &Wanted| Filter {
        groups: sold.iter().cloned().chain(wanted.marks()).collect(),
        bounds: wanted.bounds(),
    };
    let filters = [filter(&Wanted::default()), filter(wanted)];
    let found = compare_among(ctx, asked, &filters).await?;
    let pins: Vec<_> = found.iter().map(|one| &one.pin).collect();
    let mut seen = see_offers(ctx, &pins).await?;
    seen.retain(|seen| !sells || seen.offer.is_some());
    let left = seen.iter().filter(|seen| seen.fits(wanted));
    Ok(Alike {
        narrowed: left.map(|seen| seen.id.0).take(MOST).collect(),
        all: seen.iter().map(|seen| seen.id.0).collect(),
    })
}
