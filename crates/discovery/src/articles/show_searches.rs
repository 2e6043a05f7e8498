//! Shows what an article suggests to search for, with pictures of what that finds.

use std::sync::Arc;

use collections::pins::show_covers::show_covers;
use contract::{articles::ArticleSearch, ids::PinId};
use kernel::{ctx::Ctx, error::Result};

use super::{name_trends::name_searches, sql::ArticleRow};
use crate::search::find_first::find_first;

/// Pictures of a search at most.
const PICTURES: usize = 3;

/// The searches of an article in its order, each with the first pictures that the viewer sees
/// of what it finds.
pub(super) async fn show_searches(
    ctx: &Ctx,
    row: &ArticleRow,
    locale: &str,
) -> Result<Vec<ArticleSearch>> {
    let found = find_searches(ctx, row, locale)?;
    let wanted = found.iter().enumerate();
    let wanted = wanted.flat_map(|(at, (_, pins))| pins.iter().map(move |pin| (*pin, at)));
    let shown = match found.is_empty() {
        true => Vec::new(),
        false => show_covers(ctx, wanted.collect::<Vec<_>>()).await?,
    };
    let search = |(query, _): &(String, Arc<[PinId]>)| ArticleSearch {
        query: query.clone(),
        pins: Vec::new(),
    };
    let mut searches: Vec<ArticleSearch> = found.iter().map(search).collect();
    for (pin, at) in shown {
        if searches[at].pins.len() < PICTURES {
            searches[at].pins.push(pin);
        }
    }
    Ok(searches)
}

/// The words of each search, and the pins that they find first: the first of the words to be
/// tried that find any.
pub(super) fn find_searches(
    ctx: &Ctx,
    row: &ArticleRow,
    locale: &str,
) -> Result<Vec<(String, Arc<[PinId]>)>> {
    let mut searches = Vec::new();
    for tried in name_searches(row, locale) {
        let mut kept = None;
        for words in tried {
            let pins = find_first(ctx, &words)?;
            let finds = !pins.is_empty();
            if finds || kept.is_none() {
                kept = Some((words, pins));
            }
            if finds {
                break;
            }
        }
        searches.extend(kept);
    }
    Ok(searches)
}
