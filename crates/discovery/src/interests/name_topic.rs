//! Names topics in the reader's language. What has no name there has its English one.

use super::{names, taxonomy::Interest};

/// A topic's name for a reader of a locale, such as `de` or `pt_BR`; English where there is none
/// in their language.
pub fn name_topic(topic: &Interest, locale: &str) -> &'static str {
    let language = locale.split('_').next().unwrap_or(locale);
    let name = names::names_in(language).and_then(|names| names.name(topic.key));
    name.unwrap_or(topic.name)
}

#[cfg(test)]
mod tests {
    use super::{super::taxonomy::taxonomy, *};

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
}
