//! Finds things for sale by words.

use ::search::Correction;
use contract::{
    answers::Bookmark,
    ids::PinId,
    search::{Found, SearchResult, SearchResults},
};
use kernel::{ctx::Ctx, error::Result, lists::FrozenList};

use super::{
    ask_index::{ask_index, found_page},
    search_pins::{Search, results},
};
use crate::shopping::{
    list_shopping_pins::SELLS,
    narrow_list::{Narrowed, narrow_list},
    read_wishes::Wanted,
    show_offers::show_offers,
};

/// Pins that have the words and whose page sells something, narrowed as the viewer wants.
pub(super) async fn search_products(ctx: &Ctx, search: &Search<'_>) -> Result<Found> {
    let wanted = Wanted::read(&search.input.applied_product_filters)?
        .and(&search.input.filters)
        .and(&search.input.applied_filters);
    let first = match search.input.bookmarks {
        Bookmark::Start => Some(look(ctx, search, &wanted).await?),
        Bookmark::After(_) | Bookmark::End => None,
    };
    let rank = || async {
        let (ids, corrected) = match &first {
            Some((narrowed, corrected)) => (narrowed.ids.clone(), corrected.clone()),
            None => {
                let (narrowed, corrected) = look(ctx, search, &wanted).await?;
                (narrowed.ids, corrected)
            }
        };
        Ok(FrozenList { ids, corrected })
    };
    let show = |some: Vec<(i64, usize)>| {
        let some = some.into_iter().map(|(id, end)| (PinId(id), end));
        show_offers(ctx, some.collect())
    };
    let name = format!("products {wanted:?}");
    let page = found_page(ctx, &name, &ctx.house.index, search, rank, show).await?;
    let found = page.items.into_iter().map(SearchResult::Pin);
    Ok(Found {
        data: SearchResults {
            applied_filters: match first {
                Some(_) => wanted.applied(),
                None => Vec::new(),
            },
            product_filters: first.map(|(narrowed, _)| narrowed.choices),
            ..results(found, page.corrected)
        },
        bookmark: page.bookmark,
    })
}

async fn look(
    ctx: &Ctx,
    search: &Search<'_>,
    wanted: &Wanted,
) -> Result<(Narrowed, Option<Correction>)> {
    let found = ask_index(&ctx.house.index, search, &[vec![SELLS]])?;
    let narrowed = narrow_list(ctx, found.ids, wanted).await?;
    Ok((narrowed, found.corrected))
}
