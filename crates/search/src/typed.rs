//! What is typed into a search field so far, and how a phrase fits it.

use unicode_normalization::char::is_combining_mark;

use crate::{
    fold::fold,
    words::{cut, forms, is_unspaced},
};

/// Characters of what is typed that count.
const CHARACTERS: usize = 100;

/// Words of it that count.
const WORDS: usize = 16;

/// How a phrase goes with what is typed, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fit {
    /// It begins so.
    Begins,
    /// It has it at the start of a word.
    Has,
    /// Its words start like the typed ones, in whatever order.
    Words,
}

/// What is typed, folded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Prefix {
    text: String,
    pub(crate) words: Vec<String>,
}

impl Prefix {
    pub(crate) fn read(typed: &str) -> Self {
        let bounded: String = typed.chars().take(CHARACTERS).collect();
        let text = fold(&bounded);
        let mut words = forms(&cut(&text));
        let around = |letter: char| !letter.is_alphanumeric() && !is_combining_mark(letter);
        let text = text.trim_matches(around).to_owned();
        words.truncate(WORDS);
        Self { text, words }
    }

    /// The same, where there is a word that may have been meant, that word
    /// instead: the one of this number, or the last there is.
    pub(crate) fn replaced(&self, meant: &[Vec<String>], choice: usize) -> Self {
        let words: Vec<_> = self
            .words
            .iter()
            .zip(meant)
            .map(|(word, meant)| meant.get(choice).or(meant.last()).unwrap_or(word).clone())
            .collect();
        Self {
            text: words.join(" "),
            words,
        }
    }

    /// How the folded phrase fits; none if it does not.
    pub(crate) fn fit(&self, phrase: &str) -> Option<Fit> {
        if phrase.starts_with(&self.text) {
            return Some(Fit::Begins);
        }
        if starts_a_word(phrase, &self.text) {
            return Some(Fit::Has);
        }
        self.all_words(phrase).then_some(Fit::Words)
    }

    fn all_words(&self, phrase: &str) -> bool {
        if self.words.iter().all(|word| starts_a_word(phrase, word)) {
            return true;
        }
        // Only joined words have forms that do not stand in the text.
        phrase.contains(['-', '\'']) && {
            let there = forms(&cut(phrase));
            let begun = |word: &String| there.iter().any(|other| other.starts_with(word.as_str()));
            self.words.iter().all(begun)
        }
    }
}

/// Scripts without spaces have a word's start everywhere.
fn starts_a_word(phrase: &str, sought: &str) -> bool {
    let unspaced = sought.starts_with(is_unspaced);
    phrase.match_indices(sought).any(|(at, _)| {
        unspaced
            || !phrase[..at]
                .chars()
                .next_back()
                .is_some_and(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::{Fit, Prefix};

    #[test]
    fn fits() {
        for (typed, phrase, fit) in [
            ("Blue la", "blue lamp", Some(Fit::Begins)),
            ("la", "blue lamp", Some(Fit::Has)),
            ("la", "blue glass", None),
            ("\"blue la!", "blue lamp", Some(Fit::Begins)),
            ("lamp blue", "blue table lamp", Some(Fit::Words)),
            ("lamp red", "blue table lamp", None),
            ("猫", "黒猫", Some(Fit::Has)),
            ("shirt", "t-shirt ideas", Some(Fit::Has)),
            ("tshi", "t-shirt ideas", Some(Fit::Words)),
        ] {
            assert_eq!(Prefix::read(typed).fit(phrase), fit, "{typed} {phrase}");
        }
    }
}
