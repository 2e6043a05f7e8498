//! Finds pins of one user: the viewer's own, those on secret boards too, or those of a profile.
//!
//! They are in no index: it would hold every save, ten times as many as there are
//! pictures, and words that one viewer alone may find. So the user's pins are
//! read and asked by the rules of the index.

use ::search::{Language, Reading};
use accounts::users::{get_user::find_owner, show_users::user_refs};
use collections::pins::{self, PinWords, Pinned, Whose, show_pins::show_pins_beside};
use contract::{
    answers::Bookmark,
    ids::{PinId, UserId},
    search::{
        Found, SearchResult, SearchResults,
        one_bar::{ModeIconType, OneBarModule, OneBarModuleType},
    },
};
use kernel::{ctx::Ctx, error::Result, extension, lists::frozen_rows};

use super::{
    search_pins::Search,
    tell_one_bar::{mode, selected},
};

/// How far a user's pins are read through, the latest first, which bounds the time.
pub struct Looking {
    /// Pins read at once.
    pub at_once: usize,
    /// Of a profile, for which every visitor may ask.
    pub of_profile: usize,
    /// Of the viewer's own.
    pub of_own: usize,
}

extension!(
    Looking = |_| Looking {
        at_once: 1_000,
        of_profile: 2_000,
        of_own: 100_000,
    }
);

/// Results of one search at most.
const MOST: usize = 500;

/// The viewer's pins, best first; of those that fit equally well the newest first.
pub(super) async fn search_own_pins(ctx: &Ctx, search: &Search<'_>) -> Result<Found> {
    search_pins_of(ctx, search, ctx.user()?).await
}

/// The pins of a profile that the viewer sees there, in the same order, and whose they are.
pub(super) async fn search_profile_pins(
    ctx: &Ctx,
    search: &Search<'_>,
    username: &str,
) -> Result<Found> {
    let pinner = find_owner(ctx, &Some(username.to_owned()), None).await?;
    let mut found = search_pins_of(ctx, search, pinner).await?;
    if search.input.bookmarks == Bookmark::Start
        && let Some(user) = user_refs(ctx, [pinner]).await?.remove(&pinner)
    {
        found.data.mode_icon = Some(mode(ModeIconType::User));
        found.data.one_bar_modules = vec![OneBarModule {
            image_url: user.image_small_url.clone(),
            ..selected(OneBarModuleType::User, user.full_name.clone())
        }];
    }
    Ok(found)
}

async fn search_pins_of(ctx: &Ctx, search: &Search<'_>, pinner: UserId) -> Result<Found> {
    let language = search.language.map_or("", Language::code);
    let name = format!("search pins of {pinner} {language} {}", search.query);
    let rank = || async { Ok(rank(ctx, pinner, search).await?.into()) };
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

async fn rank(ctx: &Ctx, pinner: UserId, search: &Search<'_>) -> Result<Vec<i64>> {
    let is_own = ctx.viewer() == Some(pinner);
    let whose = Whose {
        pinner,
        which: Pinned::All,
        secret_too: is_own,
    };
    let db = &ctx.house.db;
    let mut fitting: Vec<(u32, i64)> = Vec::new();
    let looking = ctx.house.get::<Looking>();
    let mut below = i64::MAX;
    let mut left = match is_own {
        true => looking.of_own,
        false => looking.of_profile,
    };
    while left > 0 {
        let most = left.min(looking.at_once);
        let some = pins::ids_of_pinner(db, &whose, below, most as i64).await?;
        let Some(last) = some.last() else { break };
        below = last.0;
        left -= some.len();
        let words = pins::words_of(db, &some).await?;
        let (query, language) = (search.query.to_owned(), search.language);
        let work = move || fitting_among(&read(&query, language), &words, is_own);
        fitting.extend(ctx.house.permits.run(work).await?);
        fitting.sort_unstable_by(|one, other| other.cmp(one));
        fitting.truncate(MOST);
    }
    Ok(fitting.into_iter().map(|(_, id)| id).collect())
}

fn read(query: &str, language: Option<Language>) -> Reading {
    match language {
        Some(language) => Reading::of_reader(query, language),
        None => Reading::new(query),
    }
}

/// Those that have the words; what is noted of a pin is found by the pinner alone.
fn fitting_among(query: &Reading, pins: &[PinWords], is_own: bool) -> Vec<(u32, i64)> {
    let fit = |pin: &PinWords| {
        let note = if is_own { pin.note.as_str() } else { "" };
        let texts = [
            (pin.title.as_str(), 5),
            (&pin.topics, 4),
            (note, 3),
            (&pin.description, 2),
            (&pin.alt_text, 1),
        ];
        Some((query.fit(&texts)?, pin.id.0))
    };
    pins.iter().filter_map(fit).collect()
}
