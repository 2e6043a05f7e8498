//! Brings an English plural and its singular to one form, and does no more.
//!
//! A full stemmer merges words people tell apart (universe, university) and
//! damages every other language it meets; what it joins is found below (`inflect`). The rule of plurals is nearly the
//! same in English, French, Spanish and Portuguese, and both sides, document
//! and question, go through it: a form that is no word is found all the same.

use std::borrow::Cow;

/// What no rule explains, of things people look for.
const IRREGULAR: [(&str, &str); 22] = [
    ("buses", "bus"),
    ("canvas", "canvas"),
    ("canvases", "canvas"),
    ("children", "child"),
    ("feet", "foot"),
    ("geese", "goose"),
    ("halves", "half"),
    ("knives", "knife"),
    ("leaves", "leaf"),
    ("lens", "lens"),
    ("lenses", "lens"),
    ("loaves", "loaf"),
    ("men", "man"),
    ("mice", "mouse"),
    ("news", "news"),
    ("scarves", "scarf"),
    ("shelves", "shelf"),
    ("teeth", "tooth"),
    ("thieves", "thief"),
    ("wives", "wife"),
    ("wolves", "wolf"),
    ("women", "woman"),
];

/// The form shared by singular and plural of a folded word. Words that are not
/// plain Latin letters come back as they are.
pub(crate) fn stem(word: &str) -> Cow<'_, str> {
    if let Some((_, singular)) = IRREGULAR.iter().find(|(plural, _)| *plural == word) {
        return Cow::Borrowed(singular);
    }
    if word.len() < 4 || !word.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return Cow::Borrowed(word);
    }
    ending(without_s(word))
}

fn without_s(word: &str) -> &str {
    if ["ss", "us", "is"].iter().any(|end| word.ends_with(end)) {
        return word;
    }
    word.strip_suffix('s').unwrap_or(word)
}

/// `berry` and `berrie` become `berri`, `dish` and `dishe` become `dish`:
/// what is left of the plural and the singular meet.
fn ending(word: &str) -> Cow<'_, str> {
    if word.len() < 4 {
        return Cow::Borrowed(word);
    }
    if let Some(start) = word.strip_suffix('y') {
        let vowel = start.ends_with(['a', 'e', 'i', 'o', 'u']);
        return if vowel {
            Cow::Borrowed(word)
        } else {
            Cow::Owned(format!("{start}i"))
        };
    }
    let silent = ["ie", "oe", "che", "she", "xe", "sse", "zze"];
    if silent.iter().any(|end| word.ends_with(end)) {
        return Cow::Borrowed(&word[..word.len() - 1]);
    }
    Cow::Borrowed(word)
}

#[cfg(test)]
mod tests {
    use super::stem;

    #[test]
    fn singular_and_plural_meet() {
        for (one, many) in [
            ("lamp", "lamps"),
            ("berry", "berries"),
            ("cookie", "cookies"),
            ("dish", "dishes"),
            ("headache", "headaches"),
            ("box", "boxes"),
            ("dress", "dresses"),
            ("house", "houses"),
            ("tomato", "tomatoes"),
            ("shoe", "shoes"),
            ("toe", "toes"),
            ("toy", "toys"),
            ("woman", "women"),
            ("shelf", "shelves"),
            ("lampe", "lampes"),
            ("maison", "maisons"),
        ] {
            assert_eq!(stem(one), stem(many), "{one} {many}");
        }
    }

    #[test]
    fn words_people_tell_apart_stay_apart() {
        for (one, other) in [
            ("universe", "university"),
            ("new", "news"),
            ("paint", "painting"),
            ("bus", "bu"),
            ("tennis", "tenni"),
            ("to", "toe"),
            ("дом", "дома"),
        ] {
            assert_ne!(stem(one), stem(other), "{one} {other}");
        }
    }
}
