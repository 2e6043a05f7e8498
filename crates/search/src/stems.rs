//! The words of a text as they are compared, for callers that look for words in
//! texts of their own.

use crate::{
    fold::{fold, lower},
    question::SAY_NOTHING,
    stem::stem,
    words::{Piece, cut},
};

/// A word of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// In lower case, with its accents.
    pub spelt: String,
    /// Folded, as it is written otherwise.
    pub written: String,
    /// The form that singular and plural share.
    pub stem: String,
}

impl Word {
    fn of(spelt: String) -> Self {
        let written = match spelt.is_ascii() {
            true => spelt.clone(),
            false => fold(&spelt),
        };
        let stem = stem(&written).into_owned();
        Self {
            spelt,
            written,
            stem,
        }
    }

    /// Whether it says nothing of what a text is about, as articles and prepositions do
    /// (English).
    #[must_use]
    pub fn says_nothing(&self) -> bool {
        SAY_NOTHING.contains(&self.written.as_str())
    }
}

/// The stems of a text's [`words`], in order.
pub fn stems(text: &str) -> Vec<String> {
    words(text).into_iter().map(|word| word.stem).collect()
}

/// The words of a text in order: folded, joined words apart. A run of a script without
/// spaces is one word.
pub fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    for piece in cut(&lower(text)) {
        match piece {
            Piece::Word(word) => words.push(Word::of(word)),
            Piece::Joined(parts) => words.extend(parts.into_iter().map(Word::of)),
            Piece::Run(run) => words.push(Word::of(run.into_iter().collect())),
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::{stems, words};

    #[test]
    fn words_of_texts() {
        for (text, expected) in [
            ("Cafés & Bakeries", "cafe bakeri"),
            ("pop-up cards", "pop up card"),
            ("grandma’s quilts", "grandma quilt"),
            ("黒猫 lamp", "黒猫 lamp"),
            (" … ", ""),
        ] {
            assert_eq!(stems(text).join(" "), expected, "{text}");
        }
    }

    #[test]
    fn words_are_told_apart_by_their_accents_where_that_is_asked_for() {
        let spelt: Vec<String> = words("KÜCHEN, Kuchen; l’été")
            .into_iter()
            .map(|word| format!("{} {}", word.spelt, word.written))
            .collect();
        assert_eq!(spelt, ["küchen kuchen", "kuchen kuchen", "l l", "été ete"]);
    }
}
