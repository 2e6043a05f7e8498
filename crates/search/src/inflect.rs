//! Words that are inflected otherwise, by the Snowball stemmer of a language.
//!
//! A stemmer merges words that people tell apart (animal, animation), and damages words of
//! other languages. So nothing is stemmed in the index: where a question finds fewer than are
//! wanted, its words are looked for in the other inflections that the index knows, below those
//! as asked. Singular and plural, which `stem` joins, stand above these.

use std::fmt;

use frostem::{Algorithm, Stemmer};

use crate::{language::Language, stem::stem};

/// Letters of a word that may be inflected, and of what all its inflections begin with: shorter
/// words share a stem by chance.
const SHORTEST: usize = 4;
const BEGINNING: usize = 3;

/// Letters that an inflection may have behind that beginning; what is longer is a compound.
const ENDING: usize = 7;

/// A word, and what its other inflections have in common.
pub(crate) struct Inflected {
    stemmer: Stemmer,
    stem: String,
    /// They all begin with this.
    pub(crate) beginning: String,
}

impl fmt::Debug for Inflected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {:?}", self.stem, self.stemmer.algorithm())
    }
}

impl Inflected {
    /// Of a folded word; none where the language has no stemmer, or the word is too short.
    pub(crate) fn of(word: &str, language: Language) -> Option<Self> {
        if word.chars().count() < SHORTEST {
            return None;
        }
        let stemmer = Stemmer::new(algorithm(language)?);
        let stem = stemmer.stem(word).into_owned();
        let pairs = word.chars().zip(stem.chars());
        let shared: Vec<char> = pairs
            .take_while(|(one, other)| one == other)
            .map(|(letter, _)| letter)
            .collect();
        // The last letter of a stem may be another in one of its inflections (cheval, chevaux).
        let kept = match shared.len() {
            ..BEGINNING => return None,
            few @ BEGINNING..=SHORTEST => few,
            many => many - 1,
        };
        Some(Self {
            stemmer,
            stem,
            beginning: shared[..kept].iter().collect(),
        })
    }

    /// Whether a folded word is an inflection of it, or itself.
    pub(crate) fn has(&self, other: &str) -> bool {
        let ending = other.strip_prefix(self.beginning.as_str());
        ending.is_some_and(|ending| ending.chars().count() <= ENDING)
            && self.stemmer.stem(other) == self.stem
    }
}

impl Language {
    /// What the inflections of a folded word share in this language; singular and plural alone
    /// where it has no stemmer, or the word is too short.
    #[must_use]
    pub fn inflected(self, word: &str) -> String {
        match Inflected::of(word, self) {
            Some(inflected) => inflected.stem,
            None => stem(word).into_owned(),
        }
    }
}

/// The stemmer of a language. Of its rules those for letters with accents have no effect, as
/// words are folded; the others are the same for all that is compared.
fn algorithm(language: Language) -> Option<Algorithm> {
    Some(match language.code() {
        "ar" => Algorithm::Arabic,
        "cs" => Algorithm::Czech,
        "da" => Algorithm::Danish,
        "de" => Algorithm::German,
        "el" => Algorithm::Greek,
        "en" => Algorithm::English,
        "es" => Algorithm::Spanish,
        "fi" => Algorithm::Finnish,
        "fr" => Algorithm::French,
        "hi" => Algorithm::Hindi,
        "hu" => Algorithm::Hungarian,
        "id" => Algorithm::Indonesian,
        "it" => Algorithm::Italian,
        "nb" => Algorithm::Norwegian,
        "nl" => Algorithm::Dutch,
        "pl" => Algorithm::Polish,
        "pt" => Algorithm::Portuguese,
        "ro" => Algorithm::Romanian,
        "ru" => Algorithm::Russian,
        "sv" => Algorithm::Swedish,
        "tr" => Algorithm::Turkish,
        "uk" => Algorithm::Ukrainian,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::Inflected;
    use crate::{fold::fold, language::Language};

    fn of(word: &str, locale: &str) -> Option<Inflected> {
        let language = Language::of_locale(locale).expect("a language");
        Inflected::of(&fold(word), language)
    }

    #[test]
    fn inflections_meet() {
        for (locale, one, other) in [
            ("en", "knitting", "knitted"),
            ("en", "decorate", "decorating"),
            ("de", "Lampe", "Lampen"),
            ("de", "Häuser", "Haus"),
            ("de", "gestrickte", "gestrickter"),
            ("fr", "recette", "recettes"),
            ("es", "lámpara", "lámparas"),
            ("it", "torta", "torte"),
            ("pt", "bolo", "bolos"),
            ("sv", "lampa", "lampor"),
            ("ru", "лампа", "лампы"),
        ] {
            let word = of(one, locale).expect("a word");
            assert!(word.has(&fold(other)), "{locale}: {one} {other}");
            assert!(word.has(&fold(one)), "{locale}: {one}");
        }
    }

    #[test]
    fn other_words_stay_apart() {
        for (locale, one, other) in [
            ("en", "knitting", "kitten"),
            ("en", "lamp", "lampshade"),
            ("de", "Lampe", "Lampenschirm"),
            ("de", "Lampe", "Lamm"),
            ("ru", "лампа", "лапа"),
        ] {
            let word = of(one, locale).expect("a word");
            assert!(!word.has(&fold(other)), "{locale}: {one} {other}");
        }
    }

    #[test]
    fn short_words_and_languages_without_a_stemmer_have_none() {
        for (locale, word) in [("en", "art"), ("ja", "lamps"), ("vi", "lamps")] {
            assert!(of(word, locale).is_none(), "{locale}: {word}");
        }
    }
}
