//! What words say of how people look: skin tones and hair patterns (`looks.txt`). Pure: the same
//! words tell the same.
//!
//! Nothing but words tells it, as their pinner chose them. No picture is looked at: without a
//! model that finds people, colours tell sand and wood for skin (decision 71).

use std::{collections::HashMap, sync::LazyLock};

use ::search::stems;
use contract::search::{
    filters::FilterName,
    looks::{HairPattern, SkinTone},
};

const FILE: &str = include_str!("looks.txt");

/// One thing that is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Look {
    /// A tone of skin.
    Skin(SkinTone),
    /// A pattern of hair.
    Hair(HairPattern),
}

/// Marks of looks lie above the numbers of topics.
const MARKS: i64 = 1 << 40;
/// Marks of hair lie above those of skin.
const HAIR: i64 = 1 << 8;

impl Look {
    /// Everything that can be said: skin, then hair.
    pub fn all() -> impl Iterator<Item = Self> {
        let tones = SkinTone::ALL.into_iter().map(Self::Skin);
        tones.chain(HairPattern::ALL.into_iter().map(Self::Hair))
    }

    /// As it stands in its filter.
    pub fn name(self) -> &'static str {
        match self {
            Self::Skin(tone) => tone.name(),
            Self::Hair(pattern) => pattern.name(),
        }
    }

    /// What is shown, in English.
    pub fn label(self) -> &'static str {
        match self {
            Self::Skin(tone) => tone.label(),
            Self::Hair(pattern) => pattern.label(),
        }
    }

    /// Its filter.
    pub fn filter(self) -> FilterName {
        match self {
            Self::Skin(_) => FilterName::SkinTone,
            Self::Hair(_) => FilterName::HairPattern,
        }
    }

    /// The mark by which the index of pins knows it.
    pub fn mark(self) -> i64 {
        match self {
            Self::Skin(tone) => MARKS + tone as i64,
            Self::Hair(pattern) => MARKS + HAIR + pattern as i64,
        }
    }
}

/// The phrases of the file, by their stems with spaces.
struct Phrases {
    looks: HashMap<String, Look>,
    /// Words of the longest.
    longest: usize,
}

fn phrases() -> &'static Phrases {
    static READ: LazyLock<Phrases> = LazyLock::new(|| Phrases::read(FILE));
    &READ
}

impl Phrases {
    fn read(file: &str) -> Self {
        let mut read = Self {
            looks: HashMap::new(),
            longest: 1,
        };
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let mut fields = line.split('|').map(str::trim);
            let (Some(filter), Some(name), Some(words)) =
                (fields.next(), fields.next(), fields.next())
            else {
                continue;
            };
            let Some(look) = look_of(filter, name) else {
                continue;
            };
            for phrase in words.split(',').map(stems) {
                read.longest = read.longest.max(phrase.len());
                read.looks.entry(phrase.join(" ")).or_insert(look);
            }
        }
        read
    }
}

fn look_of(filter: &str, name: &str) -> Option<Look> {
    let mut looks = Look::all().filter(|look| look.name() == name);
    match filter {
        "skin_tone" => looks.find(|look| matches!(look, Look::Skin(_))),
        "hair_pattern" => looks.find(|look| matches!(look, Look::Hair(_))),
        _ => None,
    }
}

/// What these texts say, each once, in order.
pub(super) fn tell_looks<'a>(texts: impl IntoIterator<Item = &'a str>) -> Vec<Look> {
    let mut told: Vec<Look> = texts
        .into_iter()
        .flat_map(|text| find(&stems(text)))
        .collect();
    told.sort_unstable();
    told.dedup();
    told
}

/// The longest phrase at each place: words of one are not part of another.
fn find(words: &[String]) -> Vec<Look> {
    let (known, mut found, mut at) = (phrases(), Vec::new(), 0);
    while at < words.len() {
        let most = known.longest.min(words.len() - at);
        let fits = |length| Some((length, *known.looks.get(&words[at..at + length].join(" "))?));
        match (1..=most).rev().find_map(fits) {
            Some((length, look)) => {
                found.push(look);
                at += length;
            }
            None => at += 1,
        }
    }
    found
}

/// Changes with every change of the file: what is marked by it is marked anew then.
pub(super) fn revision() -> u64 {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    FILE.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::{
        HairPattern::{Coily, Curly, Protective, Shaved, Straight, Wavy},
        Look::{Hair, Skin},
        SkinTone::{Deep, Light, Medium, Tan},
        *,
    };

    #[test]
    fn words_tell_looks() {
        let rows: [(&[&str], &[Look]); 16] = [
            (&["Soft glam for dark skin"], &[Skin(Deep)]),
            (&["MELANIN-RICH SKIN care"], &[Skin(Deep)]),
            (&["Foundation for fair-skinned redheads"], &[Skin(Light)]),
            (&["olive skin tones", "Olive Skin"], &[Skin(Medium)]),
            (&["Nude nails", "for brown skin"], &[Skin(Tan)]),
            (&["Make-up für dunkle Haut"], &[Skin(Deep)]),
            (&["Maquillaje para piel trigueña"], &[Skin(Medium)]),
            (&["Wash day for 4C hair"], &[Hair(Coily)]),
            (&["Box braids with curls"], &[Hair(Protective)]),
            (&["Curly bob", "beach waves"], &[Hair(Curly), Hair(Wavy)]),
            (&["Silk press on straight hair"], &[Hair(Straight)]),
            (
                &["Cheveux bouclés, peau foncée"],
                &[Skin(Deep), Hair(Curly)],
            ),
            (&["She rocks a shaved head"], &[Hair(Shaved)]),
            // A phrase stands in one text, and as a whole.
            (&["dark", "skin"], &[]),
            (&["Dark oak, leather skin"], &[]),
            (&["", "🙂", "Curly kale"], &[]),
        ];
        for (texts, expected) in rows {
            assert_eq!(tell_looks(texts.iter().copied()), expected, "{texts:?}");
        }
    }

    #[test]
    fn every_line_of_the_file_is_read() {
        let lines = FILE.lines().filter(|line| line.contains('|'));
        for line in lines {
            let fields: Vec<&str> = line.split('|').map(str::trim).collect();
            let [filter, name, words] = fields[..] else {
                panic!("{line}");
            };
            let look = look_of(filter, name).unwrap_or_else(|| panic!("{line}"));
            for phrase in words.split(',') {
                assert_eq!(tell_looks([phrase]), [look], "{phrase}");
            }
        }
    }

    #[test]
    fn marks_are_told_apart() {
        let marks: std::collections::HashSet<i64> = Look::all().map(Look::mark).collect();
        assert_eq!(marks.len(), Look::all().count());
    }
}
