//! Which language a text is in: by its letters, else by its small words (articles,
//! prepositions, pronouns), which are in nearly every sentence and in few names.
//!
//! Titles are short, and a wrong guess does more harm than none: what has no small word, or
//! those of two languages alike, is of no known language.

use std::{collections::HashMap, sync::LazyLock};

const FILE: &str = include_str!("languages.txt");

/// Words of a text that count, from its beginning.
const WORDS: usize = 60;
/// What a small word says, and one that no other language has.
const SHARED: u32 = 1;
const OWN: u32 = 2;
/// Less evidence than this is none.
const LEAST: u32 = 2;

/// A language that texts can be told to be in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(u8);

/// Codes by number, and of each small word the languages that have it, one bit each.
struct Known {
    codes: Vec<&'static str>,
    words: HashMap<&'static str, u64>,
}

static KNOWN: LazyLock<Known> = LazyLock::new(|| {
    let lines = FILE.lines().filter(|line| !line.starts_with('#'));
    let mut known = Known {
        codes: Vec::new(),
        words: HashMap::new(),
    };
    for (number, line) in lines.enumerate() {
        let mut words = line.split(' ');
        known.codes.extend(words.next());
        for word in words {
            *known.words.entry(word).or_default() |= 1 << number;
        }
    }
    known
});

impl Language {
    /// The language of a text, where it can be told.
    #[must_use]
    pub fn of_text(text: &str) -> Option<Self> {
        match by_letters(text) {
            Letters::Of(code) => Self::of_code(code),
            Letters::OfMany => by_words(text),
            Letters::None => None,
        }
    }

    /// The language of a locale such as `pt_BR`.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        match locale.split(['_', '-']).next().unwrap_or(locale) {
            "ms" => Self::of_code("id"),
            code => Self::of_code(code),
        }
    }

    /// Two letters, as in locales.
    #[must_use]
    pub fn code(self) -> &'static str {
        KNOWN.codes[usize::from(self.0)]
    }

    /// From 1 to 63, always the same.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// The language of a number.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Self> {
        let place = number.checked_sub(1)?;
        (usize::from(place) < KNOWN.codes.len()).then_some(Self(place))
    }

    fn of_code(code: &str) -> Option<Self> {
        let place = KNOWN.codes.iter().position(|known| *known == code)?;
        u8::try_from(place).ok().map(Self)
    }
}

/// What the letters of a text say.
enum Letters {
    /// They are of one language.
    Of(&'static str),
    /// They are of many.
    OfMany,
    /// There are none, or not enough of one kind.
    None,
}

/// What most of the letters are. Kana among Han are Japanese.
fn by_letters(text: &str) -> Letters {
    let (mut all, mut of_many, mut han, mut kana) = (0, 0, 0, 0);
    let mut of: HashMap<&'static str, u32> = HashMap::new();
    for letter in text.chars().filter(|c| c.is_alphabetic()).take(8 * WORDS) {
        all += 1;
        match letter {
            '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => *of.entry("el").or_default() += 1,
            '\u{590}'..='\u{5ff}' => *of.entry("he").or_default() += 1,
            '\u{600}'..='\u{6ff}' | '\u{750}'..='\u{77f}' => *of.entry("ar").or_default() += 1,
            '\u{900}'..='\u{97f}' => *of.entry("hi").or_default() += 1,
            '\u{980}'..='\u{9ff}' => *of.entry("bn").or_default() += 1,
            '\u{c00}'..='\u{c7f}' => *of.entry("te").or_default() += 1,
            '\u{e00}'..='\u{e7f}' => *of.entry("th").or_default() += 1,
            '\u{1100}'..='\u{11ff}' | '\u{ac00}'..='\u{d7a3}' => *of.entry("ko").or_default() += 1,
            '\u{3040}'..='\u{30ff}' => kana += 1,
            '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' => han += 1,
            _ => of_many += 1,
        }
    }
    let code = if kana > 0 { "ja" } else { "zh" };
    of.insert(code, han + kana);
    match of.into_iter().max_by_key(|(code, count)| (*count, *code)) {
        Some((code, count)) if 2 * count > all => Letters::Of(code),
        _ if 2 * of_many > all => Letters::OfMany,
        _ => Letters::None,
    }
}

/// The language whose small words say most, if no other says as much.
fn by_words(text: &str) -> Option<Language> {
    let text = text.to_lowercase();
    let words = text.split(|c: char| !c.is_alphabetic());
    let mut said = [0_u32; 64];
    for word in words.filter(|word| !word.is_empty()).take(WORDS) {
        let Some(languages) = KNOWN.words.get(word) else {
            continue;
        };
        let says = match languages.count_ones() {
            1 if word.chars().count() > 1 => OWN,
            _ => SHARED,
        };
        for (number, said) in said.iter_mut().enumerate() {
            *said += says * u32::from(languages >> number & 1 == 1);
        }
    }
    let most = *said.iter().max()?;
    let mut best = (0..).zip(&said).filter(|(_, said)| **said == most);
    let (number, _) = best.next().filter(|_| most >= LEAST)?;
    best.next().is_none().then_some(Language(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_told_by_their_small_words_and_letters() {
        for (text, expected) in [
            ("How to knit a scarf for the winter", "en"),
            ("The best cake", "en"),
            ("Schöne Lampe für das Wohnzimmer", "de"),
            ("Regal aus Holz und Stahl", "de"),
            ("Une lampe pour le salon", "fr"),
            ("Recetas fáciles para la cena", "es"),
            ("Una torta di mele della nonna", "it"),
            ("Bolo de cenoura com chocolate em casa", "pt"),
            ("Een tuin voor de bijen", "nl"),
            ("Kaka med äpplen och kanel", "sv"),
            ("Kage med æbler af min mormor", "da"),
            ("Ciasto z jabłkami jest dla was", "pl"),
            ("Ev için bir lamba", "tr"),
            ("Cara membuat kue untuk pesta", "id"),
            ("Как связать шарф для зимы", "ru"),
            ("Як зв’язати шарф для зими", "uk"),
            ("Как да се направи шал за зимата", "bg"),
            ("Νυχτερινός ουρανός", "el"),
            ("白い猫のランプ", "ja"),
            ("白色的灯", "zh"),
            ("고양이 램프", "ko"),
            ("โคมไฟแมว", "th"),
            ("مصباح القط IKEA", "ar"),
        ] {
            let found = Language::of_text(text).map(Language::code);
            assert_eq!(found, Some(expected), "{text}");
        }
    }

    #[test]
    fn names_and_what_two_languages_say_alike_are_of_none() {
        for text in [
            "",
            "123 🙂",
            "Garden ideas",
            "Lamp",
            "Van life",
            "Die cut",
            "Paris",
            "Casa del sol",
            "灯 lamp",
            // As much Danish as Norwegian.
            "Lampe til en stue",
            // As much English as German.
            "The Wald und",
        ] {
            assert_eq!(Language::of_text(text), None, "{text}");
        }
    }

    #[test]
    fn locales_name_languages_and_numbers_name_them_again() {
        for (locale, expected) in [
            ("pt_BR", Some("pt")),
            ("de", Some("de")),
            ("zh_TW", Some("zh")),
            ("ms_MY", Some("id")),
            ("xx", None),
            ("", None),
        ] {
            let found = Language::of_locale(locale);
            assert_eq!(found.map(Language::code), expected, "{locale}");
            assert_eq!(found.and_then(|it| Language::numbered(it.number())), found);
        }
        assert_eq!(Language::numbered(0), None);
        assert_eq!(Language::numbered(64), None);
        assert_eq!(KNOWN.codes.len(), 35);
        assert_eq!(KNOWN.codes[0], "en");
    }
}
