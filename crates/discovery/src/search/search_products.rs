//! Finds things for sale by words.

use ::search::Correction;
use contract::{
    answers::Bookmark,
    ids::PinId,
    search::{Found, SearchResult, SearchResults},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{FrozenList, Reach},
};

use super::{
    ask_index::{ask_index, found_page_since},
    narrow_search::{Narrowing, narrow_search},
    offer_looks::offer_looks,
    search_pins::{Search, results},
};
use crate::shopping::{
    narrow_list::{Narrowed, narrow_list},
    show_offers::show_offers,
};

/// Pins that have the words and whose page sells something, narrowed as the viewer wants.
pub(super) async fn search_products(ctx: &Ctx, search: &Search<'_>) -> Result<Found> {
    let narrowing = narrow_search(search.input)?;
    let version = ctx.house.index.version();
    let first = match search.input.bookmarks {
        Bookmark::Start => Some(look(ctx, search, &narrowing).await?),
        Bookmark::After(_) | Bookmark::End => None,
    };
    let rank = |_| async {
        let (ids, corrected) = match &first {
            Some((narrowed, corrected)) => (narrowed.ids.clone(), corrected.clone()),
            None => {
                let (narrowed, corrected) = look(ctx, search, &narrowing).await?;
                (narrowed.ids, corrected)
            }
        };
        Ok(FrozenList {
            corrected,
            ..ids.into()
        })
    };
    let show = |some: Vec<(i64, usize)>| {
        let some = some.into_iter().map(|(id, end)| (PinId(id), end));
        show_offers(ctx, some.collect())
    };
    let name = format!("products {narrowing:?}");
    let index = &ctx.house.index;
    let page = found_page_since(ctx, &name, version, search, rank, show).await?;
    let beside = match first {
        Some((narrowed, corrected)) => SearchResults {
            filters: offer_looks(index, search, corrected.as_ref(), &narrowing)?,
            applied_filters: narrowing.applied(),
            product_filters: Some(narrowed.choices),
            ..SearchResults::default()
        },
        None => SearchResults::default(),
    };
    let found = page.items.into_iter().map(SearchResult::Pin);
    Ok(Found {
        data: results(found, page.corrected, beside),
        bookmark: page.bookmark,
    })
}

async fn look(
    ctx: &Ctx,
    search: &Search<'_>,
    narrowing: &Narrowing,
) -> Result<(Narrowed, Option<Correction>)> {
    let found = ask_index(&ctx.house.index, search, &narrowing.groups(), Reach::Whole)?;
    let narrowed = narrow_list(ctx, found.ids, &narrowing.wanted).await?;
    Ok((narrowed, found.corrected))
}
