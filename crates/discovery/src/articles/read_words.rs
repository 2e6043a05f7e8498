//! Reads what an article says.

use std::{collections::HashSet, hash::Hash};

use accounts::users::{list_countries::check_country, list_locales::check_locale};
use collections::pins::show_pins::show_pins_beside;
use contract::{
    articles::{ARTICLE_TYPES, CreateArticle},
    errors::Code,
    ids::PinId,
};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
    validate,
};

use super::show_articles::show_boards;

/// Characters of a title at most.
const TITLE: usize = 100;
/// Characters of a subtitle at most.
const SUBTITLE: usize = 300;
/// Pins of an article at most.
const PINS: usize = 60;
/// Boards of an article at most, and searches.
const FEW: usize = 12;
/// Characters of a search at most.
const SEARCH: usize = 100;
/// Countries of an article at most, and locales: more than there are.
const PLACES: usize = 300;
/// The last millisecond of the year 9999, beyond which no time can be written.
const LAST_MS: i64 = 253_402_300_799_999;

/// What an employee said, as it is kept: every item once, whole, and seen by every viewer.
pub(super) async fn read_words(ctx: &Ctx, said: &CreateArticle) -> Result<CreateArticle> {
    let words = CreateArticle {
        article_type: check_type(said.article_type)?,
        title: check_title(&said.title)?,
        subtitle: Some(validate::optional_line(
            "subtitle",
            said.subtitle.as_deref(),
            SUBTITLE,
        )?),
        cover_pin_id: said.cover_pin_id,
        // `take_cover` reads it, once the article is locked.
        cover_signature: None,
        pin_ids: once("pin_ids", &said.pin_ids, PINS)?,
        board_ids: once("board_ids", &said.board_ids, FEW)?,
        searches: check_searches(&said.searches)?,
        countries: check_places("countries", &said.countries, check_country)?,
        locales: check_places("locales", &said.locales, check_locale)?,
        starts_ms: Some(said.starts_ms.unwrap_or(ctx.now())),
        ends_ms: said.ends_ms,
        is_published: said.is_published,
    };
    check_times(&words)?;
    check_items(&words)?;
    check_seen(ctx, &words).await?;
    Ok(words)
}

fn check_type(article_type: i64) -> Result<i64> {
    match ARTICLE_TYPES.contains(&article_type) {
        true => Ok(article_type),
        false => Err(wrong("article_type", "0 to 4")),
    }
}

/// Its address is made of it, so something must be left there.
fn check_title(said: &str) -> Result<String> {
    let title = validate::name("title", said, 1, TITLE)?;
    match title.chars().any(char::is_alphanumeric) {
        true => Ok(title),
        false => Err(wrong("title", "title has a letter or a digit")),
    }
}

fn once<T: Copy + Eq + Hash>(field: &str, said: &[T], most: usize) -> Result<Vec<T>> {
    let mut seen = HashSet::new();
    let first = said.iter().copied().filter(|one| seen.insert(*one));
    let kept: Vec<T> = first.collect();
    match kept.len() <= most {
        true => Ok(kept),
        false => Err(wrong(field, &format!("at most {most}"))),
    }
}

fn check_searches(said: &[String]) -> Result<Vec<String>> {
    let mut kept: Vec<String> = Vec::new();
    for search in said {
        let search = validate::line("searches", search, 1, SEARCH)?;
        if !kept.contains(&search) {
            kept.push(search);
        }
    }
    match kept.len() <= FEW {
        true => Ok(kept),
        false => Err(wrong("searches", &format!("at most {FEW}"))),
    }
}

fn check_places(
    field: &str,
    said: &[String],
    check: impl Fn(&str, &str) -> Result<&'static str>,
) -> Result<Vec<String>> {
    if said.len() > PLACES {
        return Err(wrong(field, &format!("at most {PLACES}")));
    }
    let mut kept = Vec::with_capacity(said.len());
    for one in said {
        kept.push(check(field, one)?.to_owned());
    }
    kept.sort_unstable();
    kept.dedup();
    Ok(kept)
}

fn check_times(words: &CreateArticle) -> Result<()> {
    let starts = words.starts_ms.unwrap_or_default();
    if !(0..=LAST_MS).contains(&starts) {
        return Err(wrong("starts_ms", "milliseconds since 1970"));
    }
    match words.ends_ms {
        Some(ends) if !(0..=LAST_MS).contains(&ends) => {
            Err(wrong("ends_ms", "milliseconds since 1970"))
        }
        Some(ends) if ends <= starts => Err(wrong("ends_ms", "it ends after it starts")),
        _ => Ok(()),
    }
}

/// What is published has something to show; a draft may wait for it.
fn check_items(words: &CreateArticle) -> Result<()> {
    let is_empty =
        words.pin_ids.is_empty() && words.board_ids.is_empty() && words.searches.is_empty();
    match words.is_published && is_empty {
        true => Err(wrong("pin_ids", "a published article shows something")),
        false => Ok(()),
    }
}

/// Every viewer sees its pins and boards: it shows nothing that its composer alone sees.
async fn check_seen(ctx: &Ctx, words: &CreateArticle) -> Result<()> {
    let visitor = ctx.acting_as(Actor::Visitor);
    let cover = words.cover_pin_id.iter().copied();
    let wanted: Vec<PinId> = words.pin_ids.iter().copied().chain(cover).collect();
    let shown = show_pins_beside(&visitor, wanted.iter().map(|id| (*id, *id))).await?;
    let seen: HashSet<PinId> = shown.into_iter().map(|(_, id)| id).collect();
    hidden("cover_pin_id", &seen, words.cover_pin_id.as_slice())?;
    hidden("pin_ids", &seen, &words.pin_ids)?;
    let boards = show_boards(&visitor, &words.board_ids).await?;
    let seen = boards.into_iter().map(|board| board.board.id).collect();
    hidden("board_ids", &seen, &words.board_ids)
}

fn hidden<T: Copy + Eq + Hash + ToString>(
    field: &str,
    seen: &HashSet<T>,
    wanted: &[T],
) -> Result<()> {
    let missing = wanted.iter().filter(|id| !seen.contains(id));
    let missing: Vec<String> = missing.map(T::to_string).collect();
    match missing.is_empty() {
        true => Ok(()),
        false => Err(Error::field(Code::ArticleItemHidden, field).detail(missing.join(", "))),
    }
}

fn wrong(field: &str, detail: &str) -> Error {
    Error::field(Code::InvalidInput, field).detail(detail)
}
