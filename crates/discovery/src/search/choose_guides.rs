//! Words that narrow a search, from the best results. Pure: the same results give the
//! same words.
//!
//! A word is offered that stands on some of the results and not on nearly all of them,
//! and is none of those that were searched for. Phrases that tell of a topic ("coffee
//! table") stand as a whole and count double. As every word is taken from results of the
//! search, a search with it finds something.

use std::collections::{HashMap, HashSet};

use ::search::{Word, words};
use contract::search::SearchGuide;

use crate::interests::taxonomy::Taxonomy;

/// With fewer results there is nothing to narrow.
const LEAST_RESULTS: usize = 4;
/// A word on fewer of them leads to a dead end.
const LEAST: usize = 2;
/// A word on more of ten narrows nothing.
const MOST_IN_TEN: usize = 8;
/// Words offered at most.
const GUIDES: usize = 12;
/// A word that tells of a topic counts so often.
const TELLING: usize = 2;
/// Letters of a word at the least, and of a run of a script without spaces at the most.
const SHORTEST: usize = 3;
const LONGEST_RUN: usize = 8;

/// Words of other languages that say nothing, beside those of the index (English).
const SAY_NOTHING: [&str; 62] = [
    "aber", "auch", "auf", "aus", "avec", "bei", "com", "como", "con", "dans", "das", "dei", "del",
    "della", "dem", "den", "der", "des", "die", "dos", "ein", "eine", "einem", "einen", "einer",
    "est", "for", "from", "fur", "het", "how", "ideas", "idea", "im", "las", "les", "los", "mais",
    "mit", "more", "nel", "nicht", "oder", "para", "per", "por", "pour", "que", "sans", "sin",
    "sur", "that", "this", "und", "une", "uno", "van", "von", "what", "with", "you", "zum",
];

/// What a result says of itself.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Shown {
    /// Its title.
    pub title: String,
    /// For readers who do not see the picture.
    pub alt_text: String,
    /// `#rrggbb`.
    pub color: String,
}

/// A word on its way to be offered.
struct Candidate<'a> {
    written: String,
    results: usize,
    is_telling: bool,
    color: &'a str,
    first: usize,
}

impl Candidate<'_> {
    fn weight(&self) -> usize {
        self.results * if self.is_telling { TELLING } else { 1 }
    }
}

/// Words that narrow a search for `query`, the most telling first.
pub fn choose_guides(taxonomy: &Taxonomy, query: &str, results: &[Shown]) -> Vec<SearchGuide> {
    if results.len() < LEAST_RESULTS {
        return Vec::new();
    }
    let asked: HashSet<String> = words(query).into_iter().map(|word| word.stem).collect();
    let mut candidates: HashMap<String, Candidate<'_>> = HashMap::new();
    for result in results {
        let mut here = HashSet::new();
        for text in [&result.title, &result.alt_text] {
            for (key, written, is_telling) in parts(taxonomy, &asked, &words(text)) {
                if !here.insert(key.clone()) {
                    continue;
                }
                let first = candidates.len();
                let one = candidates.entry(key).or_insert_with(|| Candidate {
                    written,
                    results: 0,
                    is_telling,
                    color: &result.color,
                    first,
                });
                one.results += 1;
            }
        }
    }
    let most = results.len() * MOST_IN_TEN / 10;
    let mut chosen: Vec<Candidate<'_>> = candidates
        .into_values()
        .filter(|one| (LEAST..=most).contains(&one.results))
        .collect();
    chosen.sort_by_key(|one| (std::cmp::Reverse(one.weight()), one.first));
    chosen.iter().take(GUIDES).map(guide).collect()
}

fn guide(one: &Candidate<'_>) -> SearchGuide {
    let mut letters = one.written.chars();
    let capital = letters.next().into_iter().flat_map(char::to_uppercase);
    SearchGuide {
        label: capital.chain(letters).collect(),
        term: one.written.clone(),
        dominant_color: one.color.to_owned(),
    }
}

/// What may be offered of a text: stems, as written, whether it tells of a topic.
fn parts(
    taxonomy: &Taxonomy,
    asked: &HashSet<String>,
    text: &[Word],
) -> Vec<(String, String, bool)> {
    let stems: Vec<String> = text.iter().map(|word| word.stem.clone()).collect();
    let (mut parts, mut at) = (Vec::new(), 0);
    while at < text.len() {
        let most = taxonomy.longest().min(text.len() - at);
        let tells = |length: &usize| {
            let some = &stems[at..at + length];
            let is_new = some.iter().all(|stem| !asked.contains(stem));
            is_new && taxonomy.of_phrase(some).is_some()
        };
        let length = (1..=most).rev().find(tells);
        if length.is_some() || (!asked.contains(&stems[at]) && says_something(&text[at])) {
            let some = at..at + length.unwrap_or(1);
            let written: Vec<&str> = text[some.clone()]
                .iter()
                .map(|word| &*word.written)
                .collect();
            parts.push((stems[some].join(" "), written.join(" "), length.is_some()));
        }
        at += length.unwrap_or(1);
    }
    parts
}

fn says_something(word: &Word) -> bool {
    let letters = word.written.chars().count();
    let is_run = !word.written.is_ascii() && word.written.chars().all(is_unspaced);
    let fits = match is_run {
        true => (2..=LONGEST_RUN).contains(&letters),
        false => letters >= SHORTEST && word.written.chars().any(char::is_alphabetic),
    };
    fits && !word.says_nothing() && !SAY_NOTHING.contains(&word.written.as_str())
}

/// Scripts of which a word is a run of characters: here, whatever is no letter with case
/// of Europe's or a digit.
fn is_unspaced(letter: char) -> bool {
    letter >= '\u{e00}'
}

#[cfg(test)]
mod tests {
    use super::{Shown, choose_guides};
    use crate::interests::taxonomy::taxonomy;

    fn shown(title: &str, color: &str) -> Shown {
        Shown {
            title: title.to_owned(),
            color: color.to_owned(),
            ..Shown::default()
        }
    }

    fn terms(query: &str, titles: &[&str]) -> Vec<String> {
        let results: Vec<_> = titles.iter().map(|title| shown(title, "#000000")).collect();
        let guides = choose_guides(taxonomy(), query, &results);
        guides.into_iter().map(|guide| guide.term).collect()
    }

    #[test]
    fn words_of_some_results_narrow() {
        for (query, titles, expected) in [
            (
                "robin",
                vec![
                    "Robin in the snow",
                    "Robins, snow",
                    "Robin on a branch",
                    "Old robin branch",
                    "Robin",
                ],
                vec!["snow", "branch"],
            ),
            // On nearly all, on one alone, or as it was asked for: not offered.
            (
                "robins",
                vec![
                    "Red robin",
                    "Red robin",
                    "Red robin",
                    "Red robin with a nest",
                    "Red robins",
                ],
                vec![],
            ),
            // A phrase that tells of a topic stands as a whole, and first.
            (
                "oak",
                vec![
                    "Oak coffee table",
                    "Coffee tables of oak",
                    "Oak floor",
                    "Oak floor wax",
                    "Oak floor",
                ],
                vec!["coffee table", "floor"],
            ),
            ("oak", vec!["Oak floor", "Oak floor", "Oak"], vec![]),
            (
                "猫",
                vec!["猫 黒猫", "黒猫", "白猫", "白猫", "猫"],
                vec!["黒猫", "白猫"],
            ),
            (
                "oak",
                vec!["Oak und 12", "Oak und 12", "Oak the", "Oak the", "Oak"],
                vec![],
            ),
            ("", vec!["", "", "", ""], vec![]),
        ] {
            assert_eq!(terms(query, &titles), expected, "{query}");
        }
    }

    #[test]
    fn a_guide_has_the_colour_of_the_best_picture_with_it() {
        let results = [
            shown("Robin", "#111111"),
            shown("Robin in snow", "#222222"),
            shown("Robin in snow", "#333333"),
            shown("Robin", "#444444"),
        ];
        let guides = choose_guides(taxonomy(), "robin", &results);
        assert_eq!(guides.len(), 1);
        assert_eq!(
            (guides[0].label.as_str(), guides[0].dominant_color.as_str()),
            ("Snow", "#222222")
        );
    }

    #[test]
    fn a_few_are_offered() {
        let titles: Vec<String> = (0..40)
            .map(|n| format!("robin word{} sort{}", n % 20, n % 13))
            .collect();
        let titles: Vec<&str> = titles.iter().map(String::as_str).collect();
        assert_eq!(terms("robin", &titles).len(), 12);
    }
}
