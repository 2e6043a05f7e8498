//! Finds pins by a part of a picture, narrowed by price, website and topic.

use collections::pins::show_pins::show_feed_beside;
use contract::{
    answers::Bookmark,
    ids::PinId,
    search::visual::{Flashlight, FlashlightResults, SearchFlashlight},
    shopping::ProductFilters,
};
use kernel::{ctx::Ctx, error::Result, lists::frozen_rows};

use super::compare_picture::{Asked, compare_picture, seen};
use crate::shopping::{
    narrow_list::{LOOKED_AT, Narrowed, narrow, see_offers},
    read_wishes::{Wanted, read_wishes},
    show_offers::show_offers,
};

/// `VisualSearchFlashlightUnifiedResource/get`: pins that look like a part of a pin's
/// picture, and by what they can be narrowed. Caller: every viewer who sees the pin.
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
    let first = match input.bookmarks {
        Bookmark::Start => Some(look(&ctx, &asked, &wanted, sells).await?),
        Bookmark::After(_) | Bookmark::End => None,
    };
    let (ctx, asked, wanted) = (&ctx, &asked, &wanted);
    let rank = || async {
        let ids = match &first {
            Some(narrowed) => narrowed.ids.clone(),
            None => look(ctx, asked, wanted, sells).await?.ids,
        };
        Ok(ids.into())
    };
    let show = |some: Vec<(i64, usize)>| async move {
        let some: Vec<(PinId, usize)> =
            some.into_iter().map(|(id, end)| (PinId(id), end)).collect();
        match sells {
            true => show_offers(ctx, some).await,
            false => show_feed_beside(ctx, some).await,
        }
    };
    let (bookmark, size) = (&input.bookmarks, input.page_size);
    let page = frozen_rows(ctx, &asked.name, bookmark, size, &rank, show).await?;
    let choices = first.map(|first| first.choices).unwrap_or_default();
    Ok(Flashlight {
        data: FlashlightResults {
            results: page.items,
            price_filters: choices.price_filters,
            domain_filters: choices.domain_filters,
            category_filters: choices.category_filters,
        },
        bookmark: page.bookmark,
    })
}

async fn look(ctx: &Ctx, asked: &Asked, wanted: &Wanted, sells: bool) -> Result<Narrowed> {
    let found = compare_picture(ctx, asked).await?;
    let lookalikes = seen(ctx, &found, LOOKED_AT).await?;
    let pins: Vec<_> = lookalikes.iter().map(|one| &one.pin).collect();
    let mut all = see_offers(ctx, &pins).await?;
    all.retain(|seen| !sells || seen.offer.is_some());
    Ok(narrow(&all, wanted))
}
