//! Says what trends wrote in the reader's language. Pure.
//!
//! An article that trends wrote keeps keys of topics where one of employees keeps words: its
//! title and subtitle are lines of keys, its searches are keys.

use super::sql::ArticleRow;
use crate::interests::{name_topic::name_topic, taxonomy::taxonomy};

/// Stands between topics of a line; no line begins with it.
pub(super) const BETWEEN: &str = "\u{a0}· ";

/// The locale of what is said to all readers alike, such as search engines.
pub(super) const TO_ALL: &str = "en";

/// The title of an article, and its subtitle, as a reader of a locale has them.
pub(super) fn name_trends(row: &ArticleRow, locale: &str) -> (String, String) {
    match row.is_automatic {
        true => (line(&row.title, locale), line(&row.subtitle, locale)),
        false => (row.title.clone(), row.subtitle.clone()),
    }
}

/// What to search for, each in the words to be tried, the best first: of trends the topic's
/// name in the reader's language, and in English where pins have no such words.
pub(super) fn name_searches(row: &ArticleRow, locale: &str) -> Vec<Vec<String>> {
    let searches = row.searches().into_iter();
    let tried = searches.map(|said| {
        if !row.is_automatic {
            return vec![said];
        }
        let mut names = vec![name(&said, locale), name(&said, TO_ALL)];
        names.dedup();
        names
    });
    tried.collect()
}

fn line(keys: &str, locale: &str) -> String {
    let names: Vec<String> = keys.split(BETWEEN).map(|key| name(key, locale)).collect();
    names.join(BETWEEN)
}

/// A topic's name; the word itself where there is no such topic.
fn name(key: &str, locale: &str) -> String {
    match taxonomy().by_key(key) {
        Some(topic) => name_topic(topic, locale).to_owned(),
        None => key.to_owned(),
    }
}
