//! Names of topics in other languages than English, and the words by which pins in these
//! languages are told: `names/`, a file for each language.
//!
//! A line is a topic: its key, its name, and perhaps further words that tell of it. What a name
//! lists ("Sofas und Sessel") tells of the topic by itself too, but for what says too little
//! ("Orte"), which the line `-` of the file names.

use std::{
    collections::HashMap,
    ops::Range,
    sync::{LazyLock, OnceLock},
};

use ::search::Language;
use contract::ids::InterestId;

use super::{
    read_text::{Text, read_text},
    taxonomy::{fingerprint, taxonomy},
};

/// Key of the line of words that say too little.
const SAYS_TOO_LITTLE: &str = "-";

/// Words at the beginning of a part of a name that are no longer than this are prepositions and
/// articles, and the part is no name ("de alquiler").
const PREPOSITION: usize = 3;

/// A file, and the words that stand between what its names list.
struct Source {
    language: &'static str,
    between: &'static [&'static str],
    file: &'static str,
}

macro_rules! source {
    ($language:literal, $($between:literal),*) => {
        Source {
            language: $language,
            between: &[$($between,)* ", "],
            file: include_str!(concat!("names/", $language, ".txt")),
        }
    };
}

static SOURCES: [Source; 8] = [
    source!("de", " und "),
    source!("es", " y ", " e "),
    source!("fr", " et "),
    source!("id", " dan "),
    source!("it", " e ", " ed "),
    source!("ja", "・", "、"),
    source!("pt", " e "),
    source!("sv", " och "),
];

/// Topics in one language.
pub(super) struct Names {
    source: &'static Source,
    names: HashMap<&'static str, &'static str>,
    words: OnceLock<Words>,
}

/// Words that tell of topics.
#[derive(Default)]
struct Words {
    /// By how they are spelt.
    spelt: HashMap<String, InterestId>,
    /// By what their inflections share; none where words of several topics share it.
    inflected: HashMap<String, Option<InterestId>>,
    /// Words of the longest.
    longest: usize,
}

static ALL: LazyLock<Vec<Names>> = LazyLock::new(|| {
    let read = |source: &'static Source| Names {
        source,
        names: lines(source.file)
            .map(|line| (line.key, line.name))
            .collect(),
        words: OnceLock::new(),
    };
    SOURCES.iter().map(read).collect()
});

/// What is told wherever a text may be in any language: by spelling, none where languages
/// differ.
static ANYWHERE: LazyLock<HashMap<&str, Option<InterestId>>> = LazyLock::new(|| {
    let mut told: HashMap<&str, Option<InterestId>> = HashMap::new();
    for (spelt, id) in ALL.iter().flat_map(|names| &names.words().spelt) {
        let known = told.entry(spelt.as_str()).or_insert(Some(*id));
        *known = known.filter(|known| known == id);
    }
    told
});

/// The names in a language, such as `de`.
pub(super) fn names_in(language: &str) -> Option<&'static Names> {
    ALL.iter().find(|names| names.source.language == language)
}

/// The names in the language of a text. Han alone may be Japanese too.
pub(super) fn names_of(language: Language) -> Option<&'static Names> {
    names_in(match language.code() {
        "zh" => "ja",
        code => code,
    })
}

/// The topic that these words of a text tell of whose language is not known: one of them has to
/// have a letter that is not English, since what is spelt in plain letters may be an English word
/// ("pain", "stores").
pub(super) fn find_anywhere(text: &Text, words: Range<usize>) -> Option<InterestId> {
    let words = &text.spelt[words];
    match words.iter().all(|word| word.is_ascii()) {
        true => None,
        false => ANYWHERE.get(words.join(" ").as_str()).copied().flatten(),
    }
}

/// Changes with every change of a file.
pub(super) fn revision() -> u64 {
    static REVISION: LazyLock<u64> = LazyLock::new(|| {
        let files = SOURCES.iter().map(|source| fingerprint(source.file));
        files.fold(0, |all, one| all.rotate_left(7) ^ one)
    });
    *REVISION
}

impl Names {
    /// The name of a topic.
    pub fn name(&self, key: &str) -> Option<&'static str> {
        self.names.get(key).copied()
    }

    /// The language, as far as its inflections are known.
    pub fn language(&self) -> Option<Language> {
        Language::of_locale(self.source.language)
    }

    /// Words of the longest phrase.
    pub fn longest(&self) -> usize {
        self.words().longest
    }

    /// The topic that these words of a text in this language tell of.
    pub fn find(&self, text: &Text, words: Range<usize>) -> Option<InterestId> {
        let known = self.words();
        let spelt = known.spelt.get(&text.spelt[words.clone()].join(" "));
        let inflected = || {
            let inflected = text.inflected[words].join(" ");
            known.inflected.get(&inflected).copied().flatten()
        };
        spelt.copied().or_else(inflected)
    }

    fn words(&self) -> &Words {
        self.words.get_or_init(|| self.read_words())
    }

    fn read_words(&self) -> Words {
        let language = self.language();
        let lines = || lines(self.source.file).filter_map(|line| Some((line.topic()?, line)));
        let mut words = Words::default();
        words.add(
            language,
            lines().flat_map(|(id, line)| line.whole().map(move |phrase| (phrase, id))),
        );
        let silent = self.names.get(SAYS_TOO_LITTLE).copied().unwrap_or_default();
        // A name begins with a capital letter, and what it lists further on does not.
        let silent: Vec<String> = split(silent).map(str::to_lowercase).collect();
        let parts = lines().flat_map(|(id, line)| {
            let parts = self.source.parts(line.name).into_iter();
            parts.map(move |part| (part, id))
        });
        let says_enough = |part: &str| !silent.contains(&part.to_lowercase());
        words.add(language, parts.filter(|(part, _)| says_enough(part)));
        words
    }
}

impl Words {
    /// Adds phrases that no phrase is spelt like which is known before; what is spelt alike and
    /// tells of several topics is left out.
    fn add(
        &mut self,
        language: Option<Language>,
        phrases: impl Iterator<Item = (&'static str, InterestId)>,
    ) {
        let mut new: HashMap<String, (Text, Option<InterestId>)> = HashMap::new();
        for (phrase, id) in phrases {
            let text = read_text(phrase, language);
            let spelt = text.spelt.join(" ");
            if spelt.is_empty() || self.spelt.contains_key(&spelt) {
                continue;
            }
            let (_, known) = new.entry(spelt).or_insert((text, Some(id)));
            *known = known.filter(|known| *known == id);
        }
        for (spelt, (text, id)) in new {
            let Some(id) = id else { continue };
            self.longest = self.longest.max(text.spelt.len());
            let shared = self.inflected.entry(text.inflected.join(" "));
            let known = shared.or_insert(Some(id));
            *known = known.filter(|known| *known == id);
            self.spelt.insert(spelt, id);
        }
    }
}

impl Source {
    /// What a name lists, if it lists anything that is a name by itself.
    fn parts(&self, name: &'static str) -> Vec<&'static str> {
        let mut parts = match self.language {
            "ja" => cut_at_and(name),
            _ => vec![name],
        };
        for between in self.between {
            let cut = parts.into_iter().flat_map(|part| part.split(between));
            parts = cut.map(|part| part.trim_matches([' ', ','])).collect();
        }
        let count = |part: &&str| part.split(' ').count();
        let is_cut_short = |part: &&str| part.starts_with('-') || part.ends_with('-');
        let begins = |part: &&str| {
            part.split(' ')
                .next()
                .map_or(0, |word| word.chars().count())
        };
        // "Mesas de centro y auxiliares", "Couch- und Beistelltische": they share a word.
        let are_whole = parts.iter().all(|part| count(part) == count(&parts[0]));
        if parts.len() < 2 || !are_whole || parts.iter().any(is_cut_short) {
            return Vec::new();
        }
        parts.retain(|part| count(part) == 1 || begins(part) > PREPOSITION);
        parts
    }
}

/// Cuts a Japanese name at と, where that is no part of a word.
fn cut_at_and(name: &'static str) -> Vec<&'static str> {
    let letters: Vec<(usize, char)> = name.char_indices().collect();
    let is_hiragana = |letter: char| matches!(letter, '\u{3041}'..='\u{309f}');
    let (mut parts, mut from) = (Vec::new(), 0);
    for near in letters.windows(3) {
        let [(_, before), (at, and), (after, next)] = near else {
            continue;
        };
        if *and == 'と' && !is_hiragana(*before) && !is_hiragana(*next) {
            parts.push(&name[from..*at]);
            from = *after;
        }
    }
    parts.push(&name[from..]);
    parts
}

/// A line of a file.
struct Line {
    key: &'static str,
    name: &'static str,
    further: &'static str,
}

impl Line {
    fn topic(&self) -> Option<InterestId> {
        taxonomy().by_key(self.key).map(|topic| topic.id)
    }

    /// Its name and its further words.
    fn whole(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.name).chain(split(self.further))
    }
}

/// The lines of a file.
fn lines(file: &'static str) -> impl Iterator<Item = Line> {
    file.lines().filter_map(|line| {
        let mut fields = line.split('|').map(str::trim);
        Some(Line {
            key: fields.next()?,
            name: fields.next()?,
            further: fields.next().unwrap_or_default(),
        })
    })
}

fn split(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.split(',').map(str::trim)
}

#[cfg(test)]
mod tests;
