//! Finds things for sale by words.

use contract::{
    answers::Bookmark,
    ids::PinId,
    search::{Found, SearchResult, SearchResults},
};
use kernel::{ctx::Ctx, error::Result, lists::Reach};

use super::{
    ask_index::{ask_index, found_page},
    narrow_search::narrow_search,
    offer_looks::offer_looks,
    search_pins::{Search, results},
};
use crate::shopping::{show_offers::show_offers, tell_choices::tell_choices};

/// Pins that have the words and whose page sells something, narrowed as the viewer wants; beside
/// the first page by what they could be narrowed.
pub(super) async fn search_products(ctx: &Ctx, search: &Search<'_>) -> Result<Found> {
    let index = &ctx.house.index;
    let narrowing = narrow_search(search.input)?;
    let (filter, wanted) = (&narrowing.filter(), &narrowing.wanted);
    let rank = |reach| async move { ask_index(index, search, filter, reach) };
    let show = |some: Vec<(i64, usize)>| {
        let some = some.into_iter().map(|(id, end)| (PinId(id), end));
        show_offers(ctx, some.collect(), wanted)
    };
    let name = format!("products {narrowing:?}");
    let page = found_page(ctx, &name, index, search, rank, show).await?;
    let beside = match search.input.bookmarks {
        Bookmark::Start => {
            let all = ask_index(index, search, &narrowing.filter_open(), Reach::Whole)?;
            SearchResults {
                filters: offer_looks(index, search, page.corrected.as_ref(), &narrowing)?,
                applied_filters: narrowing.applied(ctx).await?,
                product_filters: Some(tell_choices(ctx, &all.ids, true).await?),
                ..SearchResults::default()
            }
        }
        Bookmark::After(_) | Bookmark::End => SearchResults::default(),
    };
    let found = page.items.into_iter().map(SearchResult::Pin);
    Ok(Found {
        data: results(found, page.corrected, beside),
        bookmark: page.bookmark,
    })
}
