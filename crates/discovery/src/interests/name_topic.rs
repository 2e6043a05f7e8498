//! Names topics in the reader's language, from `names/`: a file for each language, a line for
//! each topic, its key and its name. What is missing there, as the widest topics are, has its
//! English name.

use std::{collections::HashMap, sync::LazyLock};

use ::search::stems;

use super::taxonomy::{Interest, taxonomy};

/// Language, file.
const FILES: [(&str, &str); 8] = [
    ("de", include_str!("names/de.txt")),
    ("es", include_str!("names/es.txt")),
    ("fr", include_str!("names/fr.txt")),
    ("id", include_str!("names/id.txt")),
    ("it", include_str!("names/it.txt")),
    ("ja", include_str!("names/ja.txt")),
    ("pt", include_str!("names/pt.txt")),
    ("sv", include_str!("names/sv.txt")),
];

/// Names by language and key.
static NAMES: LazyLock<HashMap<&str, HashMap<&str, &str>>> = LazyLock::new(|| {
    let read = |(language, file)| (language, lines(file).collect());
    FILES.into_iter().map(read).collect()
});

/// A topic's name for a reader of a locale, such as `de` or `pt_BR`; English where no file has
/// another.
pub fn name_topic(topic: &Interest, locale: &str) -> &'static str {
    let language = locale.split('_').next().unwrap_or(locale);
    let name = NAMES.get(language).and_then(|names| names.get(topic.key));
    name.copied().unwrap_or(topic.name)
}

/// Topics by the stems of their names in these languages.
static NAMED: LazyLock<HashMap<String, &Interest>> = LazyLock::new(|| {
    let mut named = HashMap::new();
    for (key, name) in FILES.into_iter().flat_map(|(_, file)| lines(file)) {
        if let Some(topic) = taxonomy().by_key(key) {
            named.entry(stems(name).join(" ")).or_insert(topic);
        }
    }
    named
});

/// The topic that a text names as a whole, in English or another of these languages.
pub fn topic_named(text: &str) -> Option<&'static Interest> {
    let words = stems(text);
    let named = || NAMED.get(&words.join(" ")).copied();
    taxonomy().named_by(&words).or_else(named)
}

/// The keys and names of a file.
fn lines(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let halves = file.lines().filter_map(|line| line.split_once(" | "));
    halves.map(|(key, name)| (key.trim(), name.trim()))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_line_names_a_topic_once() {
        for (language, file) in FILES {
            let mut met = HashSet::new();
            for line in file.lines().filter(|line| !line.is_empty()) {
                let read = line.split_once(" | ");
                let (key, name) = read.unwrap_or_else(|| panic!("{language}: {line}"));
                assert!(taxonomy().by_key(key).is_some(), "{language}: {key}");
                assert!(!name.trim().is_empty(), "{language}: {key}");
                assert!(met.insert(key), "{language}: {key} twice");
            }
            // All that may be a trend.
            let narrow = taxonomy().all().iter().filter(|one| one.parent.is_some());
            for topic in narrow {
                assert!(
                    met.contains(topic.key),
                    "{language}: {} has no name",
                    topic.key
                );
            }
        }
    }

    #[test]
    fn a_topic_is_named_as_its_reader_speaks() {
        let birds = taxonomy().by_key("birds").unwrap();
        for (locale, expected) in [
            ("de", "Vögel"),
            ("pt_BR", "Pássaros"),
            ("pt_PT", "Pássaros"),
            ("es_419", "Aves"),
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
