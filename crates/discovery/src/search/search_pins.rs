//! Finds pins, boards or users by words.

use ::search::Correction;
use collections::pins::show_pins::show_feed_beside;
use contract::{
    answers::{Bookmark, Written},
    ids::PinId,
    pins::PinView,
    search::{Found, SearchHelp, SearchPins, SearchResult, SearchResults, SearchScope, SearchTypo},
};
use kernel::{ctx::Ctx, error::Result, validate};

use super::{
    ask_index::{ask_index, found_page},
    find_help::find_help,
    lean_to_pictures::lean_to_pictures,
    search_boards::search_boards,
    search_own_pins::search_own_pins,
    search_products::search_products,
    search_users::search_users,
    show_guides::show_guides,
};
use crate::shopping::{narrow_list::narrow_pins, read_wishes::Wanted};

/// Pictures that may be chosen.
const MOST_CHOSEN: usize = 10;

/// Hexadecimal digits of a picture's signature.
const SIGNATURE: usize = 32;

/// A search, checked.
pub(super) struct Search<'a> {
    /// The words, 1 to 200 characters.
    pub query: &'a str,
    /// The rest of what is asked.
    pub input: &'a SearchPins,
}

/// `BaseSearchResource/get`, `SearchResource/get`: what the viewer sees of pins, boards
/// or users, by words; help instead for words by which people in need search, except
/// among one's own. Caller: every viewer; `my_pins` user.
pub async fn search_pins(ctx: Ctx, input: SearchPins) -> Result<Found> {
    let query = validate::line("query", &input.query, 1, 200)?;
    let is_own = input.scope == SearchScope::MyPins;
    let help = find_help(&ctx, &query);
    if let Some(help) = help.instead.filter(|_| !is_own) {
        return Ok(helped(help));
    }
    let search = Search {
        query: &query,
        input: &input,
    };
    let mut found = match input.scope {
        SearchScope::Pins => pins(&ctx, &search).await?,
        SearchScope::Boards => search_boards(&ctx, &search).await?,
        SearchScope::Users => search_users(&ctx, &search).await?,
        SearchScope::MyPins => search_own_pins(&ctx, &search).await?,
        SearchScope::BuyablePins => search_products(&ctx, &search).await?,
        // No pin is a film or of several pages yet.
        SearchScope::Videos | SearchScope::IdeaPins => Found {
            data: SearchResults::default(),
            bookmark: None,
        },
    };
    let typo = found.data.typo.as_ref().filter(|typo| typo.is_searched);
    let meant = typo.map(|typo| find_help(&ctx, &typo.query));
    if let Some(help) = meant.and_then(|help| help.instead).filter(|_| !is_own) {
        return Ok(helped(help));
    }
    if input.bookmarks == Bookmark::Start {
        found.data.nags = help.beside;
    }
    Ok(found)
}

fn helped(help: SearchHelp) -> Found {
    Found {
        data: SearchResults {
            sensitivity: Some(help),
            ..SearchResults::default()
        },
        bookmark: None,
    }
}

async fn pins(ctx: &Ctx, search: &Search<'_>) -> Result<Found> {
    let index = &ctx.house.index;
    let signatures = chosen_pictures(&search.input.query_pin_sigs);
    let wanted = Wanted::default()
        .and(&search.input.filters)
        .and(&search.input.applied_filters)
        .of_pins();
    let rank = || async {
        let mut found = ask_index(index, search, &wanted.marks())?;
        found.ids = narrow_pins(ctx, found.ids, &wanted).await?;
        found.ids = lean_to_pictures(ctx, found.ids, &signatures).await?;
        Ok(found)
    };
    let mut name = vec!["search".to_owned()];
    name.extend(signatures.iter().map(|&signature| signature.to_owned()));
    if !wanted.is_open() {
        name.push(format!("{wanted:?}"));
    }
    let name = name.join(" ");
    let page = found_page(ctx, &name, index, search, rank, |some| show(ctx, some)).await?;
    let (guides, applied_filters) = match search.input.bookmarks {
        Bookmark::Start => (
            show_guides(ctx, search.query, &page.items),
            wanted.applied(),
        ),
        Bookmark::After(_) | Bookmark::End => Default::default(),
    };
    Ok(Found {
        data: SearchResults {
            guides,
            applied_filters,
            ..results(
                page.items
                    .into_iter()
                    .map(|(_, pin)| SearchResult::Pin(pin)),
                page.corrected,
            )
        },
        bookmark: page.bookmark,
    })
}

/// Those that may be signatures of pictures, the first ten: what clients send beside them is
/// passed over, as other odd options of a search are.
fn chosen_pictures(signatures: &[String]) -> Vec<&str> {
    let may_be =
        |text: &&str| text.len() == SIGNATURE && text.bytes().all(|it| it.is_ascii_hexdigit());
    let texts = signatures.iter().map(String::as_str);
    texts.filter(may_be).take(MOST_CHOSEN).collect()
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

/// Results, and what their words were taken for.
pub(super) fn results(
    found: impl Iterator<Item = SearchResult>,
    corrected: Option<Correction>,
) -> SearchResults {
    let searched = corrected.as_ref().filter(|meant| meant.replaces);
    SearchResults {
        corrected_query: searched.map(|meant| meant.words.clone()),
        results: found.collect(),
        typo: corrected.map(|meant| SearchTypo {
            query: meant.words,
            is_searched: meant.replaces,
        }),
        ..SearchResults::default()
    }
}
