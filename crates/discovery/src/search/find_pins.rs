//! Finds pins by words, all or videos alone, narrowed by filters, and leaning to pictures that
//! were chosen.

use collections::pins::show_pins::show_feed_beside;
use contract::{
    answers::{Bookmark, Written},
    ids::PinId,
    pins::PinView,
    search::{Found, SearchResult, SearchResults},
};
use kernel::{ctx::Ctx, error::Result, lists::Reach};

use super::{
    ask_index::{ask_index, found_page},
    find_origin::{find_origin, lean_to_origin},
    lean_to_pictures::lean_to_pictures,
    narrow_search::narrow_search,
    offer_looks::offer_looks,
    search_pins::{Search, results},
    show_chosen::show_chosen,
    show_guides::show_guides,
    tell_one_bar::tell_one_bar,
};

/// Pictures that may be chosen.
const MOST_CHOSEN: usize = 10;

/// Hexadecimal digits of a picture's signature.
const SIGNATURE: usize = 32;

/// Pins that the viewer sees, best first; beside the first page by what it could be narrowed.
pub(super) async fn find_pins(ctx: &Ctx, search: &Search<'_>) -> Result<Found> {
    let index = &ctx.house.index;
    let signatures = chosen_pictures(&search.input.query_pin_sigs);
    let narrowing = narrow_search(search.input)?;
    let filter = narrowing.filter();
    let origin = find_origin(ctx, search.input).await?;
    let leans = !signatures.is_empty() || origin.raises();
    let (signatures, filter, from) = (&signatures, &filter, &origin);
    let rank = |reach| async move {
        // What looks like the chosen pictures, or is of the article, may stand far down by its words.
        let reach = if leans { Reach::Whole } else { reach };
        let mut found = ask_index(index, search, filter, reach)?;
        found.ids = lean_to_pictures(ctx, found.ids, signatures).await?;
        found.ids = lean_to_origin(ctx, found.ids, from).await?;
        Ok(found)
    };
    let mut name = vec!["search".to_owned()];
    name.extend(signatures.iter().map(|&signature| signature.to_owned()));
    if !narrowing.is_open() {
        name.push(format!("{narrowing:?}"));
    }
    name.extend(from.name());
    let name = name.join(" ");
    let page = found_page(ctx, &name, index, search, rank, |some| show(ctx, some)).await?;
    let beside = match search.input.bookmarks {
        Bookmark::Start => {
            let beside = SearchResults {
                guides: show_guides(ctx, search.query, &page.items),
                filters: offer_looks(index, search, page.corrected.as_ref(), &narrowing)?,
                applied_filters: narrowing.applied(ctx).await?,
                query_pins: show_chosen(ctx, signatures).await?,
                ..SearchResults::default()
            };
            tell_one_bar(beside, origin.article)
        }
        Bookmark::After(_) | Bookmark::End => SearchResults::default(),
    };
    let found = page.items.into_iter();
    let found = found.map(|(_, pin)| SearchResult::Pin(pin));
    Ok(Found {
        data: results(found, page.corrected, beside),
        bookmark: page.bookmark,
    })
}

/// Those that may be signatures of pictures, each once, the first ten: what clients send beside
/// them is passed over, as other odd options of a search are.
fn chosen_pictures(signatures: &[String]) -> Vec<&str> {
    let may_be =
        |text: &str| text.len() == SIGNATURE && text.bytes().all(|it| it.is_ascii_hexdigit());
    let mut chosen: Vec<&str> = Vec::new();
    for text in signatures.iter().map(String::as_str) {
        if may_be(text) && !chosen.contains(&text) && chosen.len() < MOST_CHOSEN {
            chosen.push(text);
        }
    }
    chosen
}

async fn show(
    ctx: &Ctx,
    some: Vec<(i64, usize)>,
) -> Result<Vec<((PinId, Written<PinView>), usize)>> {
    let ids = some.into_iter().map(|(id, end)| (PinId(id), end));
    let ids = ids.map(|(id, end)| (id, (id, end)));
    let shown = show_feed_beside(ctx, ids).await?.into_iter();
    Ok(shown.map(|(pin, (id, end))| ((id, pin), end)).collect())
}
