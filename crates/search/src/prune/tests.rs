//! Beside the exhaustive way, on documents drawn by chance that is always the same.

use std::{cmp::Ordering, collections::HashMap};

use tantivy::{
    Searcher,
    query::{EnableScoring, Query},
};
use tempfile::TempDir;

use super::{best_of_all, hunt};
use crate::{
    generation::Generation,
    question::{all_of, read, required},
    schema::{Change, Doc, Schema},
};

/// Stems and words, most frequent first; a plural has a weight of its own.
const WORDS: [&str; 14] = [
    "lamp", "lamps", "rug", "blue", "chair", "chairs", "desk", "shelves", "shelf", "vase", "green",
    "sofas", "sofa", "quilt",
];

/// Of stems that are frequent.
const RARE: [&str; 3] = ["rugs", "blues", "desks"];

/// Chance that is always the same (xorshift).
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % end
    }

    /// The smaller of two draws: the first words are the frequent ones. Now and then
    /// a plural that is hardly ever written.
    fn word(&mut self) -> &'static str {
        if self.below(150) == 0 {
            return RARE[self.below(RARE.len())];
        }
        WORDS[self.below(WORDS.len()).min(self.below(WORDS.len()))]
    }

    fn text(&mut self, words: usize) -> String {
        (0..words)
            .map(|_| self.word())
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Many are liked by none, many as much as others.
    fn boost(&mut self) -> f64 {
        match self.below(4) {
            0 => 0.0,
            1 => self.below(4) as f64,
            _ => self.below(10_000) as f64 / 1_000.0,
        }
    }
}

/// An index that has been changed in many ways.
struct Corpus {
    generation: Generation,
    /// What it holds by now: the boost of each key.
    boosts: HashMap<i64, f64>,
    _folder: TempDir,
}

impl Corpus {
    fn new(chance: &mut Chance, batches: usize, documents: usize) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let schema = Schema::new().field("title", 3).field("text", 1);
        let generation = Generation::open(folder.path(), &schema).expect("an index");
        let mut boosts = HashMap::new();
        for batch in 0..batches {
            // Texts of one batch are short, those of another long: averages of
            // segments lie far apart.
            let longest = [3, 8, 60][batch % 3];
            let changes: Vec<_> = (0..documents)
                .flat_map(|_| change(chance, longest, batches * documents))
                .collect();
            generation.write(&changes).expect("written");
            generation.commit(Some("here")).expect("committed");
            for change in changes {
                match change {
                    Change::Put(doc) => boosts.insert(doc.key, doc.boost),
                    Change::Delete(key) => boosts.remove(&key),
                };
            }
        }
        Self {
            generation,
            boosts,
            _folder: folder,
        }
    }
}

/// Something new, something replaced (twice at once, as it may be) or removed.
fn change(chance: &mut Chance, longest: usize, keys: usize) -> Vec<Change> {
    let key = chance.below(keys) as i64;
    if chance.below(8) == 0 {
        return vec![Change::Delete(key)];
    }
    let versions = 1 + usize::from(chance.below(20) == 0);
    let doc = |chance: &mut Chance| {
        let (title, text) = (1 + chance.below(3), 1 + chance.below(longest));
        let doc = Doc::new(key).boost(chance.boost());
        doc.text("title", &chance.text(title))
            .text("text", &chance.text(text))
    };
    (0..versions).map(|_| Change::Put(doc(chance))).collect()
}

/// Every document that has all the words, scored, the best first.
fn exhaustive(searcher: &Searcher, query: &dyn Query, except: &[i64]) -> Vec<(f64, i64)> {
    let scoring = EnableScoring::enabled_from_searcher(searcher);
    let weight = query.weight(scoring).expect("a weight");
    let mut all = Vec::new();
    for segment in searcher.segment_readers() {
        let fast = segment.fast_fields();
        let ids = fast.i64("id").expect("ids");
        let boosts = fast.f64("boost").expect("boosts");
        let mut score = |doc, score| {
            let liked = 1.0 + boosts.first(doc).expect("a boost") / 10.0;
            let id = ids.first(doc).expect("an id");
            if !segment.is_deleted(doc) && !except.contains(&id) {
                all.push((f64::from(score) * liked, id));
            }
        };
        weight.for_each(segment, &mut score).expect("read");
    }
    let better = |one: &(f64, i64), other: &(f64, i64)| {
        let score: Ordering = other.0.total_cmp(&one.0);
        score.then(other.1.cmp(&one.1))
    };
    all.sort_by(better);
    all
}

/// It holds what it was given last, by boost in every segment.
fn lies_by_boost(searcher: &Searcher, given: &HashMap<i64, f64>) {
    let mut held = HashMap::new();
    for segment in searcher.segment_readers() {
        let fast = segment.fast_fields();
        let ids = fast.i64("id").expect("ids");
        let boosts = fast.f64("boost").expect("boosts");
        let all: Vec<_> = (0..segment.max_doc())
            .map(|doc| boosts.first(doc).expect("a boost"))
            .collect();
        assert!(all.is_sorted_by(|one, next| one >= next), "{all:?}");
        for doc in segment.doc_ids_alive() {
            let id = ids.first(doc).expect("an id");
            assert_eq!(held.insert(id, all[doc as usize]), None, "{id} twice");
        }
    }
    assert_eq!(held, *given);
}

fn compare(generation: &Generation, chance: &mut Chance, words: usize) {
    let (searcher, fields) = (generation.searcher(), &generation.fields);
    let mut text = chance.text(words);
    if chance.below(4) == 0 {
        text = text.replace("rug", "rugs").replace("desk", "desks");
    }
    let limit = [1, 5, 25, 200][chance.below(4)];
    let sought = read(&text);
    let all = exhaustive(&searcher, &all_of(&sought, fields), &[]);
    let except: Vec<i64> = match chance.below(3) {
        0 => all.iter().step_by(2).take(40).map(|(_, id)| *id).collect(),
        _ => Vec::new(),
    };
    let expected = all.iter().filter(|(_, id)| !except.contains(id));
    let expected: Vec<_> = expected.take(limit).copied().collect();

    let words = required(&sought).expect("required words only");
    let found = best_of_all(&searcher, fields, &words, limit, &except).expect("an answer");

    if words.len() < 4 {
        let expected: Vec<_> = expected.iter().map(|(_, id)| *id).collect();
        assert_eq!(found, expected, "{text}, {limit}");
        return;
    }
    // The engine adds up four scores in another order here and there.
    assert_eq!(found.len(), expected.len(), "{text}, {limit}");
    for (id, (score, _)) in found.iter().zip(expected) {
        let place = all.iter().find(|(_, other)| other == id);
        let own = place.expect("a document that has the words").0;
        assert!((own / score - 1.0).abs() < 1e-6, "{text}, {limit}: {id}");
    }
}

#[test]
fn the_best_are_those_of_scoring_everything() {
    for (seed, batches, documents) in [(1, 1, 1_500), (2, 3, 500), (3, 12, 50)] {
        let mut chance = Chance(seed);
        let Corpus {
            mut generation,
            boosts,
            _folder,
        } = Corpus::new(&mut chance, batches, documents);
        lies_by_boost(&generation.searcher(), &boosts);
        for question in 0..72 {
            compare(&generation, &mut chance, 1 + question % 6);
        }
        generation = generation.settle().expect("merged");
        lies_by_boost(&generation.searcher(), &boosts);
        for question in 0..24 {
            compare(&generation, &mut chance, 1 + question % 6);
        }
    }
}

#[test]
fn most_documents_are_passed_over() {
    let mut chance = Chance(5);
    let corpus = Corpus::new(&mut chance, 1, 8_000);
    let (searcher, fields) = (corpus.generation.searcher(), &corpus.generation.fields);
    for text in ["lamp", "rug", "lamp rug", "blue lamps", "rugs", "rugs lamp"] {
        let sought = read(text);
        let matching = exhaustive(&searcher, &all_of(&sought, fields), &[]).len();
        let words = required(&sought).expect("required words only");
        let hunt = hunt(&searcher, fields, &words, 5, &[]).expect("an answer");
        let scored = hunt.expect("known words").scored;
        assert!(scored * 5 < matching, "{text}: {scored} of {matching}");
    }
}

/// The first segment's best block holds short texts that have the word once, and one
/// longer that has it four times. By the length of texts in that segment the short
/// ones are better, by the length of all texts the longer one.
#[test]
fn a_block_may_hold_better_than_it_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let schema = Schema::new().field("text", 1);
    let generation = Generation::open(folder.path(), &schema).expect("an index");
    let best = "vase vase vase vase".to_owned() + &" blue".repeat(8);
    let short = (2..300).map(|id| Doc::new(id).text("text", "vase blue"));
    let short = short.chain([Doc::new(1).boost(0.01).text("text", &best)]);
    let good = "vase vase".to_owned() + &" desk".repeat(8);
    let long = (1_000..1_600).map(|id| Doc::new(id).text("text", &"desk ".repeat(60)));
    let long = long.chain([Doc::new(999).text("text", &good)]);
    let batches: [Vec<_>; 2] = [short.collect(), long.collect()];
    for docs in batches {
        let changes: Vec<_> = docs.into_iter().map(Change::Put).collect();
        generation.write(&changes).expect("written");
        generation.commit(Some("here")).expect("committed");
    }
    let (searcher, fields) = (generation.searcher(), &generation.fields);
    assert_eq!(searcher.segment_readers().len(), 2);
    let words = required(&read("vase")).expect("required words only");
    let found = best_of_all(&searcher, fields, &words, 1, &[]).expect("an answer");
    assert_eq!(found, [1]);
}
