//! A viewer's query, as words to look for.

use tantivy::{
    Term,
    query::{BooleanQuery, BoostQuery, ConstScoreQuery, Occur, Query, TermQuery},
    schema::{Field, IndexRecordOption},
};

use crate::{
    fields::Fields,
    fold::fold,
    marks,
    stem::stem,
    words::{Piece, cut, pairs},
};

/// Characters of a question that count.
const CHARACTERS: usize = 200;

/// Words of a question that count.
const WORDS: usize = 16;

/// What a word's exact form adds to its weight.
pub(crate) const AS_TYPED: f32 = 0.5;

/// Words that say nothing: a document need not have them, unless the question
/// has no others.
pub(crate) const SAY_NOTHING: [&str; 15] = [
    "a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with",
    "your",
];

/// One thing to look for: a document has it when it has every word of one form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sought {
    /// As typed, folded.
    pub(crate) typed: String,
    /// Ways to write it; each is one or several words.
    pub(crate) forms: Vec<Vec<String>>,
    /// Whether a document may lack it.
    pub(crate) optional: bool,
}

impl Sought {
    /// The word, when it is plainly one.
    pub(crate) fn word(&self) -> Option<&str> {
        match self.forms.as_slice() {
            [form] if form.len() == 1 => Some(&self.typed),
            _ => None,
        }
    }

    /// Whether a document has to have it.
    pub(crate) fn occur(&self) -> Occur {
        if self.optional {
            Occur::Should
        } else {
            Occur::Must
        }
    }

    /// The same place in the question, with another word.
    pub(crate) fn replaced(&self, word: &str) -> Self {
        Self {
            typed: word.to_owned(),
            forms: vec![vec![word.to_owned()]],
            optional: false,
        }
    }
}

/// A word that documents must have in singular or plural.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Required {
    word: String,
    /// Whether documents that have it as it is typed rank higher.
    prefers_typed: bool,
}

impl Required {
    pub(crate) fn stem_in(&self, fields: &Fields) -> Term {
        Term::from_field_text(fields.stems, &stem(&self.word))
    }

    /// The word as it is typed, if that counts.
    pub(crate) fn typed_in(&self, fields: &Fields) -> Option<Term> {
        self.prefers_typed
            .then(|| Term::from_field_text(fields.words, &self.word))
    }

    pub(crate) fn stem(&self, fields: &Fields) -> Box<dyn Query> {
        stem_of(&self.word, fields)
    }

    /// What it adds to a document's score when it stands there as it is typed.
    pub(crate) fn as_typed(&self, fields: &Fields) -> Option<Box<dyn Query>> {
        self.prefers_typed
            .then(|| word_as_typed(&self.word, fields))
    }
}

/// The words that documents must have, when nothing else counts for them: nothing
/// optional, nothing that may be written in several ways.
pub(crate) fn required(sought: &[Sought]) -> Option<Vec<Required>> {
    let mut words = Vec::with_capacity(sought.len());
    for one in sought {
        let [form] = one.forms.as_slice() else {
            return None;
        };
        if one.optional {
            return None;
        }
        words.extend(form.iter().map(|word| Required {
            word: word.clone(),
            prefers_typed: one.word().is_some(),
        }));
    }
    Some(words)
}

/// Reads a question; empty when nothing in it can be looked for.
pub(crate) fn read(text: &str) -> Vec<Sought> {
    let bounded: String = text.chars().take(CHARACTERS).collect();
    let mut pieces = cut(&fold(&bounded));
    pieces.truncate(WORDS);
    let mut sought: Vec<_> = pieces.into_iter().map(seek).collect();
    if sought.iter().all(|one| one.optional) {
        sought.iter_mut().for_each(|one| one.optional = false);
    }
    sought
}

fn seek(piece: Piece) -> Sought {
    match piece {
        Piece::Word(word) => Sought {
            optional: SAY_NOTHING.contains(&word.as_str()),
            forms: vec![vec![word.clone()]],
            typed: word,
        },
        Piece::Joined(parts) => Sought {
            optional: false,
            typed: parts.join("-"),
            forms: vec![vec![parts.concat()], parts],
        },
        Piece::Run(run) => Sought {
            optional: false,
            forms: vec![pairs(&run)],
            typed: run.iter().collect(),
        },
    }
}

/// Documents that have all that is sought, in singular or plural; those that
/// have it as typed rank higher.
pub(crate) fn all_of(sought: &[Sought], fields: &Fields) -> BooleanQuery {
    BooleanQuery::new(clauses_of(sought, fields))
}

/// The same, and one clause more that has to hold.
pub(crate) fn all_of_and(sought: &[Sought], also: Box<dyn Query>, fields: &Fields) -> BooleanQuery {
    let mut clauses = clauses_of(sought, fields);
    clauses.push((Occur::Must, also));
    BooleanQuery::new(clauses)
}

/// The same documents, with the same scores, as far as they have a mark of each group.
pub(crate) fn and_marked(query: BooleanQuery, groups: &[Vec<i64>], marks: Field) -> BooleanQuery {
    let one = |mark: &i64| {
        let mark = TermQuery::new(marks::term(marks, *mark), IndexRecordOption::Basic);
        Box::new(mark) as Box<dyn Query>
    };
    let any = |group: &Vec<i64>| {
        let any = BooleanQuery::union(group.iter().map(one).collect());
        let any: Box<dyn Query> = Box::new(ConstScoreQuery::new(Box::new(any), 0.0));
        (Occur::Must, any)
    };
    let words: (Occur, Box<dyn Query>) = (Occur::Must, Box::new(query));
    BooleanQuery::new(
        std::iter::once(words)
            .chain(groups.iter().map(any))
            .collect(),
    )
}

/// Documents that have at least half of what is sought.
pub(crate) fn half_of(sought: &[Sought], fields: &Fields) -> BooleanQuery {
    let clauses = sought.iter().map(|one| any_form(one, fields)).collect();
    BooleanQuery::union_with_minimum_required_clauses(clauses, sought.len().div_ceil(2))
}

/// Documents that have what is sought, or one of the words in its stead. All of
/// these count the same, so that a rare word does not outrank a frequent one
/// only because it is rare.
pub(crate) fn or_words(sought: &Sought, words: &[String], fields: &Fields) -> Box<dyn Query> {
    let mut clauses = vec![any_form(sought, fields)];
    clauses.extend(words.iter().map(|word| {
        let word = term(fields.words, word, IndexRecordOption::Basic);
        Box::new(ConstScoreQuery::new(word, 1.0)) as Box<dyn Query>
    }));
    Box::new(BooleanQuery::union(clauses))
}

fn clauses_of(sought: &[Sought], fields: &Fields) -> Vec<(Occur, Box<dyn Query>)> {
    let mut clauses = Vec::new();
    for one in sought {
        clauses.push((one.occur(), any_form(one, fields)));
        clauses.extend(as_typed(one, fields));
    }
    clauses
}

/// The clause for one thing sought.
pub(crate) fn any_form(sought: &Sought, fields: &Fields) -> Box<dyn Query> {
    let mut forms: Vec<_> = sought
        .forms
        .iter()
        .map(|form| every_word(form, fields))
        .collect();
    match forms.len() {
        1 => forms.remove(0),
        _ => Box::new(BooleanQuery::union(forms)),
    }
}

fn every_word(words: &[String], fields: &Fields) -> Box<dyn Query> {
    let mut words: Vec<_> = words.iter().map(|word| stem_of(word, fields)).collect();
    match words.len() {
        1 => words.remove(0),
        _ => Box::new(BooleanQuery::intersection(words)),
    }
}

fn as_typed(sought: &Sought, fields: &Fields) -> Option<(Occur, Box<dyn Query>)> {
    Some((Occur::Should, word_as_typed(sought.word()?, fields)))
}

fn stem_of(word: &str, fields: &Fields) -> Box<dyn Query> {
    term(fields.stems, &stem(word), IndexRecordOption::WithFreqs)
}

fn word_as_typed(word: &str, fields: &Fields) -> Box<dyn Query> {
    let word = term(fields.words, word, IndexRecordOption::WithFreqs);
    Box::new(BoostQuery::new(word, AS_TYPED))
}

pub(crate) fn term(field: Field, word: &str, keeps: IndexRecordOption) -> Box<dyn Query> {
    Box::new(TermQuery::new(Term::from_field_text(field, word), keeps))
}
