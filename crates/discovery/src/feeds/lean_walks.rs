//! Which of the pictures that walks find are preferred, by what the graph notes of them: those
//! in the right language, about the right topics, and those that are liked. Pure.

use contract::ids::InterestId;
use recommend::{Fit, Graph, Lean, Start, by_amount};
use search::Language;

use super::pack_note::{Note, TOPICS};
use crate::interests::taxonomy::taxonomy;

/// Words in another language than those that are read. Without words a picture is for all.
const LANGUAGE: Lean = Lean {
    unknown: 1.0,
    differs: 0.5,
};
/// About something else than what is looked at or followed.
const TOPIC: Lean = Lean {
    unknown: 0.9,
    differs: 0.8,
};
/// What is left where a picture is not liked at all.
const UNLIKED: f32 = 0.8;

/// A language is wanted when so large a part of what is looked at, and is in a known one, is
/// in it.
const PART: f32 = 0.2;

/// What is wanted of pictures.
#[derive(Debug, Clone, Default)]
pub(super) struct Leaning {
    /// Languages, one bit each; none for all.
    languages: u64,
    /// Whether a topic is wanted, by its number; empty for all.
    topics: Vec<bool>,
}

/// What walks from these pictures lean to: what is in their languages, and about their topics
/// and those beside them.
pub(super) fn lean_walks(graph: &Graph, starts: &[Start]) -> Leaning {
    let mut leaning = Leaning::default();
    leaning.read_as(graph, starts);
    for start in starts {
        if let Some(topic) = Note::unpack(graph.note_of(start.item)).topic {
            leaning.want(beside(topic));
        }
    }
    leaning
}

impl Leaning {
    /// What is in the language of a locale, or in those of these pictures.
    pub fn to_reader(graph: &Graph, starts: &[Start], locale: &str) -> Self {
        let mut leaning = Self::default();
        leaning.read_as(graph, starts);
        leaning.languages |= Language::of_locale(locale).map_or(0, bit);
        leaning
    }

    /// Also what is about a topic or one below it.
    pub fn want(&mut self, topic: InterestId) {
        self.topics.resize(TOPICS, false);
        let mut wanted = vec![topic];
        while let Some(id) = wanted.pop() {
            let place = usize::try_from(id.0).ok();
            if let Some(is_wanted) = place.and_then(|place| self.topics.get_mut(place)) {
                *is_wanted = true;
            }
            let children = taxonomy().by_id(id).map(|topic| &topic.children);
            wanted.extend(children.into_iter().flatten());
        }
    }

    /// What is left of the score of a picture that a walk found, by what is noted of it.
    pub fn leaves(&self, packed: u32) -> f32 {
        let note = Note::unpack(packed);
        LANGUAGE.leaves(self.language_of(note))
            * TOPIC.leaves(self.topic_of(note))
            * by_amount(UNLIKED, note.liking)
    }

    /// What is left of it by its language alone.
    pub fn leaves_by_language(&self, packed: u32) -> f32 {
        LANGUAGE.leaves(self.language_of(Note::unpack(packed)))
    }

    /// Whether it is in a language that is wanted, or in none that is known.
    pub fn reads(&self, packed: u32) -> bool {
        self.language_of(Note::unpack(packed)) != Fit::Differs
    }

    fn language_of(&self, note: Note) -> Fit {
        match note.language {
            Some(_) if self.languages == 0 => Fit::Unknown,
            Some(language) if self.languages & bit(language) != 0 => Fit::Fits,
            Some(_) => Fit::Differs,
            None => Fit::Unknown,
        }
    }

    fn topic_of(&self, note: Note) -> Fit {
        let place = note.topic.and_then(|topic| usize::try_from(topic.0).ok());
        match place.and_then(|place| self.topics.get(place)) {
            Some(true) => Fit::Fits,
            Some(false) => Fit::Differs,
            None => Fit::Unknown,
        }
    }

    /// Wants the languages of these pictures.
    fn read_as(&mut self, graph: &Graph, starts: &[Start]) {
        let mut weights = [0.0; 64];
        for start in starts {
            if let Some(language) = Note::unpack(graph.note_of(start.item)).language {
                weights[usize::from(language.number())] += start.weight;
            }
        }
        let all: f32 = weights.iter().sum();
        for (number, weight) in (0..).zip(weights) {
            let language = Language::numbered(number).filter(|_| weight > PART * all);
            self.languages |= language.map_or(0, bit);
        }
    }
}

fn bit(language: Language) -> u64 {
    1 << language.number()
}

/// The widest topic that holds this one and is not at the top: narrow enough to say something,
/// wide enough for what is beside it.
fn beside(topic: InterestId) -> InterestId {
    let above = taxonomy().ancestors(topic);
    let above = above.filter(|one| one.parent.is_some());
    above.last().map_or(topic, |one| one.id)
}

#[cfg(test)]
mod tests {
    use recommend::Change;

    use super::*;
    use crate::feeds::pack_note::pack_note;

    fn note(locale: &str, topic: &str, liking: f32) -> u32 {
        let note = Note {
            language: Language::of_locale(locale),
            topic: taxonomy().by_key(topic).map(|topic| topic.id),
            liking,
        };
        pack_note(note)
    }

    /// A graph of one board with pictures of which this is noted, numbered from 1.
    fn graph(notes: &[u32]) -> Graph {
        let graph = Graph::new();
        let numbered = || (1..).zip(notes);
        let added = numbered().map(|(item, _)| Change::Add { item, group: 9 });
        let noted = numbered().map(|(item, note)| Change::Note { item, note: *note });
        let changes: Vec<Change> = added.chain(noted).collect();
        graph.apply(&changes, "").unwrap();
        graph
    }

    fn starts(count: i64) -> Vec<Start> {
        let start = |item| Start { item, weight: 1.0 };
        (1..=count).map(start).collect()
    }

    #[test]
    fn other_languages_and_topics_lose_and_unknown_ones_less() {
        let mut leaning = Leaning::to_reader(&Graph::new(), &[], "de");
        let birds = taxonomy().by_key("birds").unwrap();
        leaning.want(birds.id);
        let below = taxonomy().by_id(birds.children[0]).unwrap().key;
        for (locale, topic, expected) in [
            ("de", "birds", 1.0),
            ("", "birds", 1.0),
            ("en", "birds", 0.5),
            ("de", below, 1.0),
            ("de", "", 0.9),
            ("de", "stargazing", 0.8),
            ("", "", 0.9),
            ("en", "stargazing", 0.4),
        ] {
            let left = leaning.leaves(note(locale, topic, 1.0));
            assert!((left - expected).abs() < 1e-6, "{locale} {topic}: {left}");
        }
        // What was never noted is in between as well.
        assert!((leaning.leaves(0) - 0.9 * UNLIKED).abs() < 1e-6);
        assert_eq!(leaning.leaves_by_language(note("en", "birds", 0.0)), 0.5);
        assert_eq!(leaning.leaves_by_language(0), 1.0);
        let read = ["de", "en", ""].map(|locale| leaning.reads(note(locale, "", 0.0)));
        assert_eq!(read, [true, false, true]);
    }

    #[test]
    fn who_wants_nothing_leaves_the_order_to_walks_and_likings() {
        let none = Leaning::to_reader(&Graph::new(), &[], "xx");
        let (plain, foreign) = (
            none.leaves(note("", "", 0.5)),
            none.leaves(note("ja", "birds", 0.5)),
        );
        assert_eq!(plain, foreign);
        let (liked, unliked) = (
            none.leaves(note("", "", 1.0)),
            none.leaves(note("", "", 0.0)),
        );
        assert!((unliked / liked - UNLIKED).abs() < 1e-6, "lightly");
    }

    #[test]
    fn pictures_are_read_in_the_languages_that_are_often_among_them() {
        let notes = [("en", 6), ("de", 3), ("fr", 1), ("", 40)];
        let notes = notes.map(|(locale, count)| vec![note(locale, "", 0.0); count]);
        let graph = graph(&notes.concat());
        let leaning = lean_walks(&graph, &starts(50));
        let left = |locale| leaning.leaves_by_language(note(locale, "", 0.0));
        assert_eq!(
            ["en", "de", "fr", "it", ""].map(left),
            [1.0, 1.0, 0.5, 0.5, 1.0]
        );
        // A reader's own language counts beside them.
        let leaning = Leaning::to_reader(&graph, &starts(50), "it");
        assert_eq!(leaning.leaves_by_language(note("it", "", 0.0)), 1.0);
    }

    #[test]
    fn topics_beside_that_of_a_picture_are_wanted_too() {
        let narrow = taxonomy()
            .all()
            .iter()
            .find(|one| taxonomy().ancestors(one.id).count() == 2);
        let narrow = narrow.unwrap();
        let wide = taxonomy().by_id(narrow.parent.unwrap()).unwrap();
        let graph = graph(&[note("", narrow.key, 0.0)]);
        let leaning = lean_walks(&graph, &starts(1));
        let fits = |id: InterestId| {
            leaning.topic_of(Note {
                topic: Some(id),
                ..Note::default()
            })
        };
        assert!(wide.children.iter().all(|id| fits(*id) == Fit::Fits));
        assert_eq!(fits(wide.id), Fit::Fits);
        assert_eq!(fits(wide.parent.unwrap()), Fit::Differs);
    }
}
