//! Finds a user's own pins, those on secret boards too.
//!
//! They are in no index: it would hold every save, ten times as many as there are
//! pictures, and words that one viewer alone may find. So the viewer's latest pins are
//! read and asked by the rules of the index.

use ::search::{Language, Reading};
use collections::pins::{self, PinWords, Pinned, Whose, show_pins::show_pins_beside};
use contract::{
    ids::{PinId, UserId},
    search::{Found, SearchResult, SearchResults},
};
use kernel::{ctx::Ctx, error::Result, lists::frozen_rows};

use super::search_pins::Search;

/// The latest pins of a user that are searched: bounds the time.
const LATEST: i64 = 10_000;
/// Pins read at once.
const AT_ONCE: usize = 1_000;
/// Results of one search at most.
const MOST: usize = 500;

/// The viewer's pins, best first; of those that fit equally well the newest first.
pub(super) async fn search_own_pins(ctx: &Ctx, search: &Search<'_>) -> Result<Found> {
    let viewer = ctx.user()?;
    let language = search.language.map_or("", Language::code);
    let name = format!("search pins of {viewer} {language} {}", search.query);
    let rank = || async { Ok(rank(ctx, viewer, search).await?.into()) };
    let show = |some: Vec<(i64, usize)>| {
        show_pins_beside(ctx, some.into_iter().map(|(id, end)| (PinId(id), end)))
    };
    let (bookmarks, size) = (&search.input.bookmarks, search.input.page_size);
    let page = frozen_rows(ctx, &name, bookmarks, size, rank, show).await?;
    Ok(Found {
        data: SearchResults {
            results: page.items.into_iter().map(SearchResult::Pin).collect(),
            ..SearchResults::default()
        },
        bookmark: page.bookmark,
    })
}

async fn rank(ctx: &Ctx, viewer: UserId, search: &Search<'_>) -> Result<Vec<i64>> {
    let whose = Whose {
        pinner: viewer,
        which: Pinned::All,
        secret_too: true,
    };
    let ids = pins::ids_of_pinner(&ctx.house.db, &whose, i64::MAX, LATEST).await?;
    let mut fitting: Vec<(u32, i64)> = Vec::new();
    for some in ids.chunks(AT_ONCE) {
        let words = pins::words_of(&ctx.house.db, some).await?;
        let (query, language) = (search.query.to_owned(), search.language);
        let work = move || fitting_among(&read(&query, language), &words);
        fitting.extend(ctx.house.permits.run(work).await?);
    }
    fitting.sort_unstable_by(|one, other| other.cmp(one));
    Ok(fitting.into_iter().map(|(_, id)| id).take(MOST).collect())
}

fn read(query: &str, language: Option<Language>) -> Reading {
    match language {
        Some(language) => Reading::of_reader(query, language),
        None => Reading::new(query),
    }
}

fn fitting_among(query: &Reading, pins: &[PinWords]) -> Vec<(u32, i64)> {
    let fit = |pin: &PinWords| {
        let texts = [
            (pin.title.as_str(), 5),
            (&pin.topics, 4),
            (&pin.note, 3),
            (&pin.description, 2),
            (&pin.alt_text, 1),
        ];
        Some((query.fit(&texts)?, pin.id.0))
    };
    pins.iter().filter_map(fit).collect()
}
