//! Asks an index: for a page of what it finds, and for what goes on as typed.

use ::search::{Ask, Index, Language};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{FrozenList, FrozenPage, Reach, frozen_page},
};

use super::{narrow_search::Filter, search_pins::Search};

/// Results of one search at most.
const MOST: usize = 500;

/// Results that are ranked first, of two pages and some: of common words the index finds these
/// in a third of the time of all (decision 94).
const BEGINNING: usize = 60;

/// A page of what an index finds, in the order that the walk began with. `name` names the
/// list, before the words.
pub(super) async fn found_page<T, F, G>(
    ctx: &Ctx,
    name: &str,
    index: &Index,
    search: &Search<'_>,
    rank: impl Fn(Reach) -> F,
    show: impl Fn(Vec<(i64, usize)>) -> G,
) -> Result<FrozenPage<T>>
where
    F: Future<Output = Result<FrozenList>>,
    G: Future<Output = Result<Vec<(T, usize)>>>,
{
    let exact = search.input.auto_correction_disabled;
    let language = search.language.map_or("", Language::code);
    let name = format!("{name} {exact} {language} {}", search.query);
    let (bookmarks, size) = (&search.input.bookmarks, search.input.page_size);
    frozen_page(ctx, &name, index.version(), bookmarks, size, rank, show).await
}

/// What an index finds, best first.
pub(super) fn ask_index(
    index: &Index,
    search: &Search<'_>,
    filter: &Filter,
    reach: Reach,
) -> Result<FrozenList> {
    let limit = match reach {
        Reach::Beginning => BEGINNING,
        Reach::Whole => MOST,
    };
    let ask = Ask {
        text: search.query,
        limit,
        exact: search.input.auto_correction_disabled,
        language: search.language,
        marked: &filter.groups,
        bounds: &filter.bounds,
        ..Ask::default()
    };
    let found = index.search(&ask)?;
    Ok(FrozenList {
        corrected: found.corrected,
        goes_on: reach == Reach::Beginning && found.ids.len() == limit,
        ..found.ids.into()
    })
}

/// What goes on as typed, best first.
pub(super) fn begun(index: &Index, term: &str, most: usize) -> Result<Vec<i64>> {
    let ask = Ask {
        text: term,
        limit: most,
        exact: true,
        ..Ask::default()
    };
    Ok(index.search(&ask)?.ids)
}
