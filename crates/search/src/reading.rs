//! A question asked of texts that are in no index, by the rules of those that are.

use std::{borrow::Cow, collections::HashMap};

use crate::{
    fold::fold,
    inflect::Inflected,
    language::Language,
    question::{Sought, read},
    stem::stem,
    words::{cut, forms},
};

/// A question, read once.
#[derive(Debug)]
pub struct Reading {
    sought: Vec<Sought>,
    /// Of each the word whose other inflections are looked for.
    inflected: Vec<Option<Inflected>>,
}

impl Reading {
    /// Reads a question. Whatever the text is, it is words to look for.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let sought = read(text);
        let inflected = sought.iter().map(|_| None).collect();
        Self { sought, inflected }
    }

    /// The same for a searcher who reads this language; see [`crate::Ask::language`].
    #[must_use]
    pub fn of_reader(text: &str, own: Language) -> Self {
        let language = Language::of_text(text).unwrap_or(own);
        let reading = Self::new(text);
        let of = |one: &Sought| Inflected::of(one.word()?, language);
        Self {
            inflected: reading.sought.iter().map(of).collect(),
            ..reading
        }
    }

    /// How well texts fit, each with what a word in it counts; none when they lack a
    /// word. As in the index, singular and plural are alike, and the last word may be
    /// unfinished; typing errors are not forgiven. A word that is inflected otherwise counts
    /// nothing.
    #[must_use]
    pub fn fit(&self, texts: &[(&str, u32)]) -> Option<u32> {
        if self.sought.is_empty() {
            return None;
        }
        let mut found: HashMap<String, u32> = HashMap::new();
        for (text, counts) in texts {
            for word in forms(&cut(&fold(text))) {
                let best = found.entry(word).or_default();
                *best = (*best).max(*counts);
            }
        }
        let mut stems: HashMap<Cow<'_, str>, u32> = HashMap::new();
        for (word, counts) in &found {
            let best = stems.entry(stem(word)).or_default();
            *best = (*best).max(*counts);
        }
        let mut fit = 0;
        for (at, one) in self.sought.iter().enumerate() {
            let last = at + 1 == self.sought.len();
            let whole = one
                .forms
                .iter()
                .filter_map(|form| every(form, &stems))
                .max();
            let begun = one.word().filter(|word| last && word.len() > 1);
            let unfinished = || {
                let begun = begun?;
                let longer = found.iter().filter(|(word, _)| word.starts_with(begun));
                longer.map(|(_, counts)| *counts).max()
            };
            let inflected = || {
                let word = self.inflected[at].as_ref()?;
                found.keys().any(|other| word.has(other)).then_some(0)
            };
            match whole.or_else(unfinished).or_else(inflected) {
                Some(counts) => fit += counts,
                None if one.optional => {}
                None => return None,
            }
        }
        Some(fit)
    }
}

/// What the words count together when none is missing.
fn every(words: &[String], stems: &HashMap<Cow<'_, str>, u32>) -> Option<u32> {
    words
        .iter()
        .map(|word| stems.get(&stem(word)).copied())
        .sum()
}

#[cfg(test)]
mod tests {
    use super::Reading;
    use crate::language::Language;

    #[test]
    fn texts_fit_by_the_rules_of_the_index() {
        for (question, text, fits) in [
            ("robin", "Robins in the snow", true),
            ("ROBIN snow", "Robins in the snow", true),
            ("robin in the garden", "Robins in the snow", false),
            ("snow rob", "Robins in the snow", true),
            ("rob snow", "Robins in the snow", false),
            ("the robin", "Robin", true),
            ("t-shirt", "A tshirt", true),
            ("cafe", "Café", true),
            ("黒猫", "昨日の黒猫", true),
            ("黒犬", "昨日の黒猫", false),
            ("แมวดำ", "รูปแมวดำตัวใหญ่", true),
            ("ดำแมว", "รูปแมวดำตัวใหญ่", false),
            ("robn", "Robin", false),
            ("", "Robin", false),
            ("\u{0} ☃", "Robin", false),
        ] {
            let fit = Reading::new(question).fit(&[(text, 1)]);
            assert_eq!(fit.is_some(), fits, "{question} in {text}");
        }
    }

    #[test]
    fn words_that_are_inflected_otherwise_fit_least() {
        let english = Language::of_locale("en_US").unwrap();
        for (question, text, fits) in [
            ("knitting", "A knitted scarf", Some(0)),
            ("knitted scarf", "A scarf, knitting it", Some(1)),
            ("knitted", "A knitted scarf", Some(1)),
            ("knitting", "Kittens", None),
            // By its small words it is no English.
            ("Lampen für das Haus", "Eine Lampe für das Haus", Some(3)),
        ] {
            let reading = Reading::of_reader(question, english);
            assert_eq!(reading.fit(&[(text, 1)]), fits, "{question} in {text}");
            let plain = Reading::new(question).fit(&[(text, 1)]);
            assert!(plain.is_none() || plain == fits, "{question} in {text}");
        }
    }

    #[test]
    fn a_word_counts_by_its_best_text() {
        let texts = [("Robin", 3), ("A robin on a branch", 1)];
        assert_eq!(Reading::new("robin").fit(&texts), Some(3));
        assert_eq!(Reading::new("robin branch").fit(&texts), Some(4));
    }
}
