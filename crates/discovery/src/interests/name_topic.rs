//! Names topics in the reader's language. What has no name there has its English one.

use std::{collections::HashMap, sync::LazyLock};

use ::search::stems;

use super::{
    names,
    taxonomy::{Interest, taxonomy},
};

/// A topic's name for a reader of a locale, such as `de` or `pt_BR`; English where there is none
/// in their language.
pub fn name_topic(topic: &Interest, locale: &str) -> &'static str {
    let language = locale.split('_').next().unwrap_or(locale);
    let name = names::names_in(language).and_then(|names| names.name(topic.key));
    name.unwrap_or(topic.name)
}

/// Topics by the stems of their names in all languages.
static NAMED: LazyLock<HashMap<String, &Interest>> = LazyLock::new(|| {
    let mut named = HashMap::new();
    for (key, name) in names::all() {
        if let Some(topic) = taxonomy().by_key(key) {
            named.entry(stems(name).join(" ")).or_insert(topic);
        }
    }
    named
});

/// The topic that a text names as a whole, in English or another language.
pub fn topic_named(text: &str) -> Option<&'static Interest> {
    let words = stems(text);
    let named = || NAMED.get(&words.join(" ")).copied();
    taxonomy().named_by(&words).or_else(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_is_named_as_its_reader_speaks() {
        let birds = taxonomy().by_key("birds").unwrap();
        for (locale, expected) in [
            ("de", "Vögel"),
            ("pt_BR", "Pássaros"),
            ("pt_PT", "Pássaros"),
            ("es_419", "Aves"),
            ("ja", "鳥"),
            ("en_GB", "Birds"),
            ("tr", "Birds"),
            ("", "Birds"),
        ] {
            assert_eq!(name_topic(birds, locale), expected, "{locale}");
        }
    }

    #[test]
    fn a_topic_is_known_by_its_name_in_any_language() {
        for (text, expected) in [
            ("birds", Some("birds")),
            ("Bird", Some("birds")),
            ("VÖGEL", Some("birds")),
            ("pássaros", Some("birds")),
            ("鳥", Some("birds")),
            ("Sofás y sillones", Some("sofas")),
            ("Vögel in meinem Garten", None),
            ("", None),
            ("!?", None),
        ] {
            let found = topic_named(text).map(|topic| topic.key);
            assert_eq!(found, expected, "{text}");
        }
    }
}
