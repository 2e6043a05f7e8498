//! What a pin is about, by its words and by what is said of pictures that look like its own.
//! Pure: the same words tell the same topics.
//!
//! A phrase of the taxonomy, or of the names in the pin's language, that stands in a text is
//! evidence for its topic, the longest that fits at its place: "wedding cake" tells of wedding cakes and not of
//! cakes. How much it says depends on whose words they are. Evidence is added up as
//! chances are: confidence is the chance that not all of it misleads. A topic has
//! the evidence of all topics below it.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    ops::Range,
};

use ::search::Language;
use contract::ids::InterestId;

use super::{
    names::{self, Names},
    read_text::{Text, read_text},
    taxonomy::{Interest, Taxonomy},
};

/// From this confidence on a pin stands among the pins of a topic.
pub const THRESHOLD: f64 = 0.5;

/// Goes up when this file tells other topics for the same words: the index is made
/// anew then.
const RULE: u64 = 2;

/// How much a phrase of one word, and of several, says where it stands.
struct Weight {
    word: f64,
    phrase: f64,
}

/// A topic that its pinner chose: as a whole, and by phrases in it.
const CHOSEN: f64 = 0.95;
const IN_TOPIC: Weight = Weight {
    word: 0.6,
    phrase: 0.8,
};
const IN_TITLE: Weight = Weight {
    word: 0.6,
    phrase: 0.8,
};
/// One word here is too little by itself.
const IN_ALT: Weight = Weight {
    word: 0.4,
    phrase: 0.6,
};
const IN_DESCRIPTION: Weight = Weight {
    word: 0.35,
    phrase: 0.55,
};

/// A topic that is told of the same picture, or of a part of it.
const OF_THE_SAME: f64 = 0.6;
/// A topic that is told of a picture that is alike: of two such pictures that have nothing to
/// do with each other one in three shares a topic (decision 62), so that two agree by chance
/// too often and three do not.
const OF_ONE_ALIKE: f64 = 0.25;
/// What pictures tell by themselves is less sure than any word of a title.
const BY_PICTURES: f64 = 0.5;

/// The words of a pin.
#[derive(Debug, Clone, Copy, Default)]
pub struct Said<'a> {
    /// Topics that its pinner gave it.
    pub topics: &'a [String],
    /// Its title.
    pub title: &'a str,
    /// Its description.
    pub description: &'a str,
    /// For readers who do not see the picture.
    pub alt_text: &'a str,
}

/// What is said of a picture that looks like a pin's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alike {
    /// Topics that words surely name of it.
    pub topics: Vec<InterestId>,
    /// Whether it is the same picture, or a part of it.
    pub is_same: bool,
}

/// A topic that is told of a pin.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Told {
    /// Which.
    pub id: InterestId,
    /// How sure that is, above 0 and below 1.
    pub confidence: f64,
    /// Whether it is named itself, and not only topics below it.
    pub is_named: bool,
}

/// Says by what rule topics are told, for what keeps them.
pub fn rule(taxonomy: &Taxonomy) -> u64 {
    taxonomy.revision() ^ names::revision().rotate_left(32) ^ RULE
}

/// The topics of a pin and all that hold them, the surest first; of equally sure ones
/// the narrower first.
pub fn classify(taxonomy: &Taxonomy, said: &Said<'_>) -> Vec<Told> {
    classify_beside(taxonomy, said, &[])
}

/// The same, where pictures that look like the pin's are known.
pub fn classify_beside(taxonomy: &Taxonomy, said: &Said<'_>, alike: &[Alike]) -> Vec<Told> {
    let mut doubts = Doubts::default();
    let tongue = Tongue::of(said);
    for topic in said.topics {
        let text = tongue.read(topic);
        match tongue.find_whole(taxonomy, &text) {
            Some(id) => doubts.lessen(BTreeMap::from([(id, CHOSEN)])),
            None => doubts.lessen(tongue.find(taxonomy, &text, &IN_TOPIC)),
        }
    }
    for (text, weight) in [
        (said.title, &IN_TITLE),
        (said.description, &IN_DESCRIPTION),
        (said.alt_text, &IN_ALT),
    ] {
        doubts.lessen(tongue.find(taxonomy, &tongue.read(text), weight));
    }
    let agreed = agreed(alike);
    let mut by_pictures = Doubts::default();
    for one in alike {
        let says = match one.is_same {
            true => OF_THE_SAME,
            false => OF_ONE_ALIKE,
        };
        let topics = one.topics.iter().filter(|id| agreed.contains(id));
        by_pictures.lessen(topics.map(|id| (*id, says)).collect());
    }
    let told = by_pictures.0.into_iter();
    doubts.lessen(
        told.map(|(id, doubt)| (id, (1.0 - doubt).min(BY_PICTURES)))
            .collect(),
    );
    doubts.settle(taxonomy)
}

/// What most of the pictures are about of which anything is told: one picture that is said to
/// show five things shows none for sure.
fn agreed(alike: &[Alike]) -> BTreeSet<InterestId> {
    let mut named: BTreeMap<InterestId, usize> = BTreeMap::new();
    for id in alike.iter().flat_map(|one| &one.topics) {
        *named.entry(*id).or_default() += 1;
    }
    let telling = alike.iter().filter(|one| !one.topics.is_empty()).count();
    let most = named.into_iter().filter(|(_, times)| 2 * times > telling);
    most.map(|(id, _)| id).collect()
}

/// The topic that a text names as a whole: in the language of its writer, of whose locale, such
/// as `pt_BR`, this is told, else as where nothing tells of its language.
pub fn find_topic<'a>(
    taxonomy: &'a Taxonomy,
    text: &str,
    locale: Option<&str>,
) -> Option<&'a Interest> {
    let spoken = locale
        .and_then(Language::of_locale)
        .map(Tongue::of_language);
    let mut tongues = spoken.into_iter().chain([Tongue::Unknown]);
    let id = tongues.find_map(|tongue| tongue.find_whole(taxonomy, &tongue.read(text)));
    taxonomy.by_id(id?)
}

/// In which language words are.
enum Tongue {
    /// One with names of topics: these count before English words.
    Named(&'static Names),
    /// English, or one without names: English words count.
    English,
    /// English words count, and names that cannot be English, where both mean the same topic.
    Unknown,
}

impl Tongue {
    /// Of all that is said of a pin.
    fn of(said: &Said<'_>) -> Self {
        let text = [said.title, said.description, said.alt_text].join(" ");
        Language::of_text(&text).map_or(Self::Unknown, Self::of_language)
    }

    fn of_language(language: Language) -> Self {
        names::names_of(language).map_or(Self::English, Self::Named)
    }

    fn read(&self, text: &str) -> Text {
        match self {
            Self::Named(names) => read_text(text, names.language()),
            Self::English | Self::Unknown => read_text(text, None),
        }
    }

    /// The topic that a text names as a whole.
    fn find_whole(&self, taxonomy: &Taxonomy, text: &Text) -> Option<InterestId> {
        let english = || taxonomy.named_by(&text.stems).map(|topic| topic.id);
        self.choose(text, 0..text.spelt.len(), english)
    }

    /// The topics that a text names, each as surely as its best phrase: one said ten
    /// times says no more.
    fn find(&self, taxonomy: &Taxonomy, text: &Text, weight: &Weight) -> BTreeMap<InterestId, f64> {
        let mut found = BTreeMap::new();
        let mut at = 0;
        while at < text.spelt.len() {
            let most = self.longest(taxonomy).min(text.spelt.len() - at);
            let fits = |length: usize| {
                let words = at..at + length;
                let english = || taxonomy.of_phrase(&text.stems[words.clone()]);
                Some((length, self.choose(text, words.clone(), english)?))
            };
            let Some((length, id)) = (1..=most).rev().find_map(fits) else {
                at += 1;
                continue;
            };
            let says = if length > 1 {
                weight.phrase
            } else {
                weight.word
            };
            let best: &mut f64 = found.entry(id).or_default();
            *best = best.max(says);
            at += length;
        }
        found
    }

    /// The topic of these words, by what they tell in English.
    fn choose(
        &self,
        text: &Text,
        words: Range<usize>,
        english: impl Fn() -> Option<InterestId>,
    ) -> Option<InterestId> {
        match self {
            Self::Named(names) => names.find(text, words).or_else(english),
            Self::English => english(),
            Self::Unknown => match (english(), names::find_anywhere(text, words)) {
                (Some(one), Some(other)) if one != other => None,
                (one, other) => one.or(other),
            },
        }
    }

    fn longest(&self, taxonomy: &Taxonomy) -> usize {
        match self {
            Self::Named(names) => names.longest().max(taxonomy.longest()),
            Self::English | Self::Unknown => taxonomy.longest(),
        }
    }
}

/// For each topic that is named, the chance that all evidence misleads.
#[derive(Default)]
struct Doubts(HashMap<InterestId, f64>);

impl Doubts {
    fn lessen(&mut self, found: BTreeMap<InterestId, f64>) {
        for (id, says) in found {
            *self.0.entry(id).or_insert(1.0) *= 1.0 - says;
        }
    }

    fn settle(self, taxonomy: &Taxonomy) -> Vec<Told> {
        let mut all = self.0.clone();
        // In the order of numbers, so that products are rounded alike each time.
        let named: BTreeMap<InterestId, f64> =
            self.0.iter().map(|(id, doubt)| (*id, *doubt)).collect();
        for (id, doubt) in &named {
            for above in taxonomy.ancestors(*id) {
                *all.entry(above.id).or_insert(1.0) *= doubt;
            }
        }
        let mut told: Vec<Told> = all
            .into_iter()
            .map(|(id, doubt)| Told {
                id,
                confidence: 1.0 - doubt,
                is_named: named.contains_key(&id),
            })
            .collect();
        let depth = |id| taxonomy.ancestors(id).count();
        told.sort_by(|one, other| {
            let surer = other.confidence.total_cmp(&one.confidence);
            let narrower = depth(other.id).cmp(&depth(one.id));
            surer.then(narrower).then(one.id.cmp(&other.id))
        });
        told
    }
}

#[cfg(test)]
mod tests;
