//! Reads a text as words that are compared with those that tell of topics.

use ::search::{Language, is_unspaced, words};

/// Japanese words of one letter that stand behind others.
const PARTICLES: &str = "のとがをにではもや";

/// The words of a text in order, each in three forms. A run of a script without spaces is cut
/// where it goes over into another one, as Japanese words mostly do.
#[derive(Default)]
pub(super) struct Text {
    /// In lower case, with accents.
    pub spelt: Vec<String>,
    /// What singular and plural share, as the words of the taxonomy are compared.
    pub stems: Vec<String>,
    /// What all inflections share in the language of the text; the stem where that is not known.
    pub inflected: Vec<String>,
}

/// Reads a text in a language.
pub(super) fn read_text(text: &str, language: Option<Language>) -> Text {
    let mut read = Text::default();
    for word in words(text) {
        if word.spelt.starts_with(is_unspaced) {
            cut_run(&word.spelt).for_each(|part| read.push_part(part));
            continue;
        }
        read.inflected.push(match language {
            Some(language) => language.inflected(&word.written),
            None => word.stem.clone(),
        });
        read.spelt.push(word.spelt);
        read.stems.push(word.stem);
    }
    read
}

impl Text {
    fn push_part(&mut self, part: &str) {
        for form in [&mut self.spelt, &mut self.stems, &mut self.inflected] {
            form.push(part.to_owned());
        }
    }
}

/// Scripts of Japanese; all others are one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Script {
    Hiragana,
    Katakana,
    Other,
}

fn script(letter: char) -> Script {
    match letter {
        '\u{3041}'..='\u{309f}' => Script::Hiragana,
        '\u{30a0}'..='\u{30ff}' | '\u{31f0}'..='\u{31ff}' => Script::Katakana,
        _ => Script::Other,
    }
}

/// The parts of a run that are in one script each; a particle at the end of hiragana is one.
fn cut_run(run: &str) -> impl Iterator<Item = &str> {
    let mut parts = Vec::new();
    let mut rest = run;
    while let Some(first) = rest.chars().next() {
        let same = |letter: char| script(letter) == script(first);
        let end = rest.find(|letter| !same(letter)).unwrap_or(rest.len());
        let (part, behind) = rest.split_at(end);
        let last = part.char_indices().next_back();
        let particle = last.filter(|(at, letter)| *at > 0 && PARTICLES.contains(*letter));
        match particle {
            Some((at, _)) => parts.extend([&part[..at], &part[at..]]),
            None => parts.push(part),
        }
        rest = behind;
    }
    parts.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_cut_where_the_script_changes() {
        for (text, expected) in [
            ("白いソファとキッチン", "白 い ソファ と キッチン"),
            ("庭の花", "庭 の 花"),
            ("きのこの山", "きのこ の 山"),
            ("我的厨房", "我的厨房"),
            ("Küchen, DIY 棚", "küchen diy 棚"),
            ("", ""),
        ] {
            let read = read_text(text, None);
            assert_eq!(read.spelt.join(" "), expected, "{text}");
        }
    }
}
