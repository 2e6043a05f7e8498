//! Offers filters of how people look, where a search is about that.

use ::search::{Ask, Correction, Index};
use contract::search::filters::{FilterOption, OfferedFilter};
use kernel::error::Result;

use super::{
    narrow_search::{Filter, Narrowing},
    search_pins::Search,
    tell_looks::{Look, tell_looks},
};
use crate::interests::{
    classify::{Said, THRESHOLD, classify},
    taxonomy::taxonomy,
};

/// Topics in which it matters how people look; what is below them counts too.
const MATTERS_IN: [&str; 3] = ["beauty", "fashion", "bridal-beauty"];

/// Skin tones and patterns of hair of which something is said among the results; none where the
/// words are not about people's looks.
pub(super) fn offer_looks(
    index: &Index,
    search: &Search<'_>,
    corrected: Option<&Correction>,
    narrowing: &Narrowing,
) -> Result<Vec<OfferedFilter>> {
    let meant = corrected.filter(|meant| meant.replaces);
    let words = meant.map_or(search.query, |meant| &meant.words);
    if !matters_in(words) {
        return Ok(Vec::new());
    }
    let mut offered: Vec<OfferedFilter> = Vec::new();
    for look in Look::all() {
        if !leads_somewhere(index, words, &narrowing.filter_with(look))? {
            continue;
        }
        let option = FilterOption {
            value: look.name().to_owned(),
            label: look.label().to_owned(),
        };
        match offered.last_mut().filter(|last| last.name == look.filter()) {
            Some(filter) => filter.options.push(option),
            None => offered.push(OfferedFilter {
                name: look.filter(),
                options: vec![option],
            }),
        }
    }
    Ok(offered)
}

/// Whether words are about how people look.
fn matters_in(words: &str) -> bool {
    let chosen = [words.to_owned()];
    let said = Said {
        topics: &chosen,
        title: words,
        ..Said::default()
    };
    let told = classify(taxonomy(), &said).into_iter();
    let mut told = told.filter(|told| told.confidence >= THRESHOLD);
    let keys = told.any(|told| {
        let topic = taxonomy().by_id(told.id);
        topic.is_some_and(|topic| MATTERS_IN.contains(&topic.key))
    });
    keys || !tell_looks([words]).is_empty()
}

fn leads_somewhere(index: &Index, words: &str, filter: &Filter) -> Result<bool> {
    let ask = Ask {
        text: words,
        limit: 1,
        exact: true,
        marked: &filter.groups,
        bounds: &filter.bounds,
        ..Ask::default()
    };
    Ok(!index.search(&ask)?.ids.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_matter_where_words_are_about_people() {
        for (words, expected) in [
            ("makeup", true),
            ("nails", true),
            ("bridal makeup", true),
            ("summer outfit", true),
            ("curly hair", true),
            ("dark skin portrait", true),
            ("sofa", false),
            ("kitchen", false),
            ("straight path", false),
            ("", false),
            ("🙂", false),
        ] {
            assert_eq!(matters_in(words), expected, "{words}");
        }
    }
}
