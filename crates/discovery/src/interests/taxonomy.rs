//! The topics there are: `taxonomy.txt`, read once.
//!
//! A line is a topic: number, key, English name, words that tell of it, keys of
//! related topics. Two spaces further in than the line above stands a child. Numbers
//! are never used for another topic, because accounts follow them.

use std::{collections::HashMap, sync::LazyLock};

use ::search::stems;
use contract::{
    ids::InterestId,
    interests::{InterestRef, idea_url, topic_url},
};

use super::name_topic::name_topic;

const FILE: &str = include_str!("taxonomy.txt");

/// Levels of the taxonomy.
const LEVELS: usize = 3;

/// Topics with these numbers are offered on the way into an account: few enough for
/// one screen, and each has many pictures.
const OFFERED: std::ops::RangeInclusive<i64> = 1..=24;

/// A topic.
#[derive(Debug)]
pub struct Interest {
    /// Its number.
    pub id: InterestId,
    /// Stable name, in addresses.
    pub key: &'static str,
    /// English name; readers are told [`name_topic`].
    pub name: &'static str,
    /// The wider topic; none at the top.
    pub parent: Option<InterestId>,
    /// Narrower topics, in the order in which they are shown.
    pub children: Vec<InterestId>,
    /// Topics beside it, the nearest first.
    pub related: Vec<InterestId>,
    related_keys: Vec<&'static str>,
}

impl Interest {
    /// As what is about it names it to a reader of a locale.
    pub fn named(&self, locale: &str) -> InterestRef {
        InterestRef {
            id: self.id,
            key: self.key.to_owned(),
            name: name_topic(self, locale).to_owned(),
        }
    }

    /// Path of its page.
    pub fn url(&self) -> String {
        topic_url(self.key)
    }

    /// Path of its category of ideas.
    pub fn idea_url(&self) -> String {
        idea_url(self.key, self.id)
    }
}

/// All topics.
#[derive(Debug)]
pub struct Taxonomy {
    /// As they stand in the file.
    all: Vec<Interest>,
    by_id: HashMap<InterestId, usize>,
    by_key: HashMap<&'static str, usize>,
    /// Phrases that tell of a topic wherever they stand: their stems, with spaces.
    phrases: HashMap<String, InterestId>,
    /// Keys and names, which tell of a topic where nothing else is said.
    labels: HashMap<String, InterestId>,
    /// Words of the longest phrase.
    longest: usize,
    revision: u64,
}

/// The topics that this program knows.
pub fn taxonomy() -> &'static Taxonomy {
    static READ: LazyLock<Taxonomy> = LazyLock::new(|| Taxonomy::read(FILE));
    &READ
}

impl Taxonomy {
    fn read(file: &'static str) -> Self {
        let mut read = Self {
            all: Vec::new(),
            by_id: HashMap::new(),
            by_key: HashMap::new(),
            phrases: HashMap::new(),
            labels: HashMap::new(),
            longest: 1,
            revision: fingerprint(file),
        };
        let mut above: Vec<InterestId> = Vec::new();
        for line in file.lines() {
            let Some((interest, words)) = parse(line, &mut above) else {
                continue;
            };
            read.add(interest, words);
        }
        read.relate();
        read
    }

    fn add(&mut self, interest: Interest, words: &'static str) {
        let (id, place) = (interest.id, self.all.len());
        for phrase in words
            .split(',')
            .map(stems)
            .filter(|words| !words.is_empty())
        {
            self.longest = self.longest.max(phrase.len());
            self.phrases.entry(phrase.join(" ")).or_insert(id);
        }
        for label in [interest.key, interest.name] {
            self.labels.entry(stems(label).join(" ")).or_insert(id);
        }
        if let Some(parent) = interest.parent.and_then(|parent| self.by_id.get(&parent)) {
            self.all[*parent].children.push(id);
        }
        self.by_id.insert(id, place);
        self.by_key.insert(interest.key, place);
        self.all.push(interest);
    }

    fn relate(&mut self) {
        for place in 0..self.all.len() {
            let keys = std::mem::take(&mut self.all[place].related_keys);
            let related = keys.iter().filter_map(|key| self.by_key(key));
            self.all[place].related = related.map(|other| other.id).collect();
        }
    }

    /// The topic of this number.
    pub fn by_id(&self, id: InterestId) -> Option<&Interest> {
        self.by_id.get(&id).map(|place| &self.all[*place])
    }

    /// The topic of this key.
    pub fn by_key(&self, key: &str) -> Option<&Interest> {
        self.by_key.get(key).map(|place| &self.all[*place])
    }

    /// The topic of a key, or of a number.
    pub fn find(&self, said: &str) -> Option<&Interest> {
        let by_id = || self.by_id(said.parse().ok()?);
        self.by_key(said).or_else(by_id)
    }

    /// Every topic, each below its parent.
    pub fn all(&self) -> &[Interest] {
        &self.all
    }

    /// Topics that no other holds.
    pub fn top(&self) -> impl Iterator<Item = &Interest> {
        self.all.iter().filter(|one| one.parent.is_none())
    }

    /// Those that users choose from on their way in, in the order of their numbers.
    pub fn offered(&self) -> impl Iterator<Item = &Interest> {
        OFFERED.filter_map(|id| self.by_id(InterestId(id)))
    }

    /// The topics that hold this one, the nearest first.
    pub fn ancestors(&self, id: InterestId) -> impl Iterator<Item = &Interest> {
        let parent = |id| self.by_id(id).and_then(|one| self.by_id(one.parent?));
        std::iter::successors(parent(id), move |one| parent(one.id))
    }

    /// The topic that stems tell of, if they are one of its phrases.
    pub(crate) fn of_phrase(&self, stems: &[String]) -> Option<InterestId> {
        self.phrases.get(&stems.join(" ")).copied()
    }

    /// The topic whose key or name these stems are.
    fn of_label(&self, stems: &[String]) -> Option<InterestId> {
        self.labels.get(&stems.join(" ")).copied()
    }

    /// The topic that stems name as a whole: whose key, name or phrase they are.
    pub(super) fn named_by(&self, stems: &[String]) -> Option<&Interest> {
        let id = self.of_label(stems).or_else(|| self.of_phrase(stems))?;
        self.by_id(id)
    }

    /// Words of the longest phrase.
    pub(crate) fn longest(&self) -> usize {
        self.longest
    }

    /// Changes with every change of the file.
    pub(super) fn revision(&self) -> u64 {
        self.revision
    }
}

/// A line's topic and the words that tell of it. `above` holds the topics that the
/// line stands below, and is brought up to this line.
fn parse(line: &'static str, above: &mut Vec<InterestId>) -> Option<(Interest, &'static str)> {
    let level = line.chars().take_while(|c| *c == ' ').count() / 2;
    let mut fields = line.split('|').map(str::trim);
    let id: InterestId = fields.next()?.parse().ok()?;
    let (key, name, words) = (fields.next()?, fields.next()?, fields.next()?);
    let related_keys = fields.next()?.split(',').map(str::trim);
    above.truncate(level.min(LEVELS));
    let interest = Interest {
        id,
        key,
        name,
        parent: above.last().copied(),
        children: Vec::new(),
        related: Vec::new(),
        related_keys: related_keys.filter(|key| !key.is_empty()).collect(),
    };
    above.push(id);
    Some((interest, words))
}

/// FNV-1a: the same on every machine and in every version of the program.
pub(super) fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests;
