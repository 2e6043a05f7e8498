//! Helps on where nothing was found: other words that find something.

use std::collections::HashSet;

use ::search::{Ask, Index};
use contract::{
    answers::PageSize,
    search::{SearchPins, SearchResults, SearchScope, SearchTypo},
};
use kernel::{ctx::Ctx, error::Result};

use super::{
    find_help::find_help,
    narrow_search::{Filter, narrow_search},
    search_pins::{Search, find, language},
};

/// Other words that are told.
const TOLD: usize = 4;
/// Words of a question that are tried.
const WORDS: usize = 8;
/// Letters of a word that says something by itself.
const TELLING: usize = 3;

/// Fewer of the words, and, where they were taken as they are, what they are probably meant as:
/// all of it finds something that the viewer sees. One's own pins and those of a profile are in no
/// index and have no such help.
pub(super) async fn suggest_fewer(
    ctx: &Ctx,
    search: &Search<'_>,
    data: &mut SearchResults,
) -> Result<()> {
    let index = index_of(ctx, search.input.scope);
    let Some(index) = index.filter(|_| search.input.user.is_none()) else {
        return Ok(());
    };
    let filter = filter(search.input)?;
    for words in fewer(search.query) {
        if data.fewer_words.len() == TOLD {
            break;
        }
        let is_known = !index.search(&first(&words, true, &filter))?.ids.is_empty();
        if is_known && leads_somewhere(ctx, search.input, &words).await? {
            data.fewer_words.push(words);
        }
    }
    if !search.input.auto_correction_disabled {
        return Ok(());
    }
    if let Some(meant) = index
        .search(&first(search.query, false, &filter))?
        .corrected
        && leads_somewhere(ctx, search.input, &meant.words).await?
    {
        data.typo = Some(SearchTypo {
            query: meant.words,
            is_searched: false,
        });
    }
    Ok(())
}

/// The first that has the words.
fn first<'a>(text: &'a str, exact: bool, filter: &'a Filter) -> Ask<'a> {
    Ask {
        text,
        limit: 1,
        exact,
        marked: &filter.groups,
        bounds: &filter.bounds,
        ..Ask::default()
    }
}

/// The index of a scope.
fn index_of(ctx: &Ctx, scope: SearchScope) -> Option<&Index> {
    let house = &ctx.house;
    match scope {
        SearchScope::Pins | SearchScope::BuyablePins | SearchScope::Videos => Some(&house.index),
        SearchScope::Boards => Some(&house.board_index),
        SearchScope::Users => Some(&house.user_index),
        SearchScope::MyPins | SearchScope::IdeaPins => None,
    }
}

/// What an index is asked for beside the words: that of pins alone.
fn filter(input: &SearchPins) -> Result<Filter> {
    Ok(match input.scope {
        SearchScope::Pins | SearchScope::BuyablePins | SearchScope::Videos => {
            narrow_search(input)?.filter()
        }
        _ => Filter::default(),
    })
}

/// Whether the viewer sees something that has these words, and no help in its place.
async fn leads_somewhere(ctx: &Ctx, input: &SearchPins, words: &str) -> Result<bool> {
    if find_help(ctx, words).await?.instead.is_some() {
        return Ok(false);
    }
    let input = SearchPins {
        auto_correction_disabled: true,
        page_size: PageSize::new(1),
        ..input.clone()
    };
    let search = Search {
        query: words,
        language: language(ctx).await?,
        input: &input,
    };
    Ok(!find(ctx, &search).await?.data.results.is_empty())
}

/// The words without one of them, the last first, as those before tell more of what is sought;
/// then each by itself.
fn fewer(query: &str) -> Vec<String> {
    let words: Vec<&str> = query.split_whitespace().take(WORDS).collect();
    if words.len() < 2 {
        return Vec::new();
    }
    let without = (0..words.len()).rev().map(|left_out| {
        let left = words.iter().enumerate();
        let left = left.filter(|(place, _)| *place != left_out);
        left.map(|(_, word)| *word).collect::<Vec<_>>().join(" ")
    });
    let alone = words.iter().map(|word| (*word).to_owned());
    let mut told = HashSet::new();
    without
        .chain(alone)
        .filter(|words| words.chars().count() >= TELLING && told.insert(words.to_lowercase()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_left_out_and_then_all_but_one() {
        let rows: [(&str, &[&str]); 6] = [
            ("", &[]),
            ("lamp", &[]),
            ("  oak  lamp ", &["oak", "lamp"]),
            (
                "small oak lamp",
                &[
                    "small oak",
                    "small lamp",
                    "oak lamp",
                    "small",
                    "oak",
                    "lamp",
                ],
            ),
            ("a lamp", &["lamp"]),
            ("lamp Lamp", &["lamp"]),
        ];
        for (query, expected) in rows {
            assert_eq!(fewer(query), expected, "{query}");
        }
        assert_eq!(fewer(&"word ".repeat(40)).len(), 2);
    }
}
