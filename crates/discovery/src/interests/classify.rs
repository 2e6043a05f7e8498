//! What a pin is about, by its words and by what is said of pictures that look like its own.
//! Pure: the same words tell the same topics.
//!
//! A phrase of the taxonomy that stands in a text is evidence for its topic, the
//! longest that fits at its place: "wedding cake" tells of wedding cakes and not of
//! cakes. How much it says depends on whose words they are. Evidence is added up as
//! chances are: confidence is the chance that not all of it misleads. A topic has
//! the evidence of all topics below it.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use ::search::stems;
use contract::ids::InterestId;

use super::taxonomy::Taxonomy;

/// From this confidence on a pin stands among the pins of a topic.
pub const THRESHOLD: f64 = 0.5;

/// Goes up when this file tells other topics for the same words: the index is made
/// anew then.
const RULE: u64 = 1;

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
    taxonomy.revision() ^ RULE
}

/// The topics of a pin and all that hold them, the surest first; of equally sure ones
/// the narrower first.
pub fn classify(taxonomy: &Taxonomy, said: &Said<'_>) -> Vec<Told> {
    classify_beside(taxonomy, said, &[])
}

/// The same, where pictures that look like the pin's are known.
pub fn classify_beside(taxonomy: &Taxonomy, said: &Said<'_>, alike: &[Alike]) -> Vec<Told> {
    let mut doubts = Doubts::default();
    for topic in said.topics {
        let words = stems(topic);
        match taxonomy.named_by(&words) {
            Some(topic) => doubts.lessen(BTreeMap::from([(topic.id, CHOSEN)])),
            None => doubts.lessen(find(taxonomy, &words, &IN_TOPIC)),
        }
    }
    for (text, weight) in [
        (said.title, &IN_TITLE),
        (said.description, &IN_DESCRIPTION),
        (said.alt_text, &IN_ALT),
    ] {
        doubts.lessen(find(taxonomy, &stems(text), weight));
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

/// The topics that a text names, each as surely as its best phrase: one said ten
/// times says no more.
fn find(taxonomy: &Taxonomy, words: &[String], weight: &Weight) -> BTreeMap<InterestId, f64> {
    let mut found = BTreeMap::new();
    let mut at = 0;
    while at < words.len() {
        let most = taxonomy.longest().min(words.len() - at);
        let fits = |length| Some((length, taxonomy.of_phrase(&words[at..at + length])?));
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
