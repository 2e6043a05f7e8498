//! Finds pins, boards or users by words.

use ::search::{Correction, Language};
use accounts::users::find_locale::find_locale;
use contract::{
    answers::Bookmark,
    search::{Found, SearchHelp, SearchPins, SearchResult, SearchResults, SearchScope, SearchTypo},
};
use kernel::{ctx::Ctx, error::Result, validate};

use super::{
    find_help::find_help,
    find_pins::find_pins,
    find_story::find_story,
    find_wider::find_wider,
    search_boards::search_boards,
    search_own_pins::{search_own_pins, search_profile_pins},
    search_products::search_products,
    search_users::search_users,
    suggest_fewer::suggest_fewer,
};

/// A search, checked.
#[derive(Clone, Copy)]
pub(super) struct Search<'a> {
    /// The words, 1 to 200 characters.
    pub query: &'a str,
    /// What the viewer reads, by whose rules words are inflected.
    pub language: Option<Language>,
    /// The rest of what is asked.
    pub input: &'a SearchPins,
}

/// `BaseSearchResource/get`, `SearchResource/get`: what the viewer sees of pins, videos, boards
/// or users, by words; help instead for words by which people in need search, except
/// among one's own. Caller: every viewer; `my_pins` user; within a profile every viewer
/// who sees it.
pub async fn search_pins(ctx: Ctx, input: SearchPins) -> Result<Found> {
    let query = validate::line("query", &input.query, 1, 200)?;
    let is_own = input.scope == SearchScope::MyPins;
    let help = find_help(&ctx, &query).await?;
    if let Some(help) = help.instead.filter(|_| !is_own) {
        return Ok(helped(help));
    }
    let search = Search {
        query: &query,
        language: language(&ctx).await?,
        input: &input,
    };
    let mut found = find(&ctx, &search).await?;
    let typo = found.data.typo.as_ref().filter(|typo| typo.is_searched);
    if let Some(typo) = typo.filter(|_| !is_own)
        && let Some(help) = find_help(&ctx, &typo.query).await?.instead
    {
        return Ok(helped(help));
    }
    if input.bookmarks == Bookmark::Start {
        found.data.nags = help.beside;
        found.data.wider = find_wider(&ctx, &search, &found).await?;
        if found.data.results.is_empty() {
            suggest_fewer(&ctx, &search, &mut found.data).await?;
        }
        if let Some(story) = Box::pin(find_story(&ctx, &search, &found)).await? {
            let story = SearchResult::Story(Box::new(story));
            found.data.results.insert(0, story);
        }
    }
    Ok(found)
}

/// What the viewer reads: the language in which topics are named to them, too.
pub(super) async fn language(ctx: &Ctx) -> Result<Option<Language>> {
    Ok(Language::of_locale(&find_locale(ctx).await?))
}

/// What the viewer sees of what the words find in their scope.
pub(super) async fn find(ctx: &Ctx, search: &Search<'_>) -> Result<Found> {
    match search.input.scope {
        SearchScope::Pins => match &search.input.user {
            Some(username) => search_profile_pins(ctx, search, username).await,
            None => find_pins(ctx, search).await,
        },
        SearchScope::Videos => find_pins(ctx, search).await,
        SearchScope::Boards => search_boards(ctx, search).await,
        SearchScope::Users => search_users(ctx, search).await,
        SearchScope::MyPins => search_own_pins(ctx, search).await,
        SearchScope::BuyablePins => search_products(ctx, search).await,
        // No pin is of several pages yet.
        SearchScope::IdeaPins => Ok(Found {
            data: SearchResults::default(),
            bookmark: None,
        }),
    }
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

/// Results, what their words were taken for, and what else is told beside them.
pub(super) fn results(
    found: impl Iterator<Item = SearchResult>,
    corrected: Option<Correction>,
    beside: SearchResults,
) -> SearchResults {
    let searched = corrected.as_ref().filter(|meant| meant.replaces);
    SearchResults {
        corrected_query: searched.map(|meant| meant.words.clone()),
        results: found.collect(),
        typo: corrected.map(|meant| SearchTypo {
            query: meant.words,
            is_searched: meant.replaces,
        }),
        ..beside
    }
}
