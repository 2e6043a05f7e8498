//! What is asked and what is answered.

use crate::{language::Language, schema::Bounds};

/// A search.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Ask<'a> {
    /// The viewer's query. Never parsed as a query language; the first 200
    /// characters and 16 words count.
    pub text: &'a str,
    /// How many ids are wanted.
    pub limit: usize,
    /// How many of the best are left out; nothing lies beyond the first 1,000.
    pub offset: usize,
    /// Take the words as they are: no typing errors forgiven, no word dropped.
    pub exact: bool,
    /// What the searcher reads: where few documents have the words, those that have them in
    /// other inflections of this language follow, or of the one that the words themselves are
    /// told to be in. Without one none do.
    pub language: Option<Language>,
    /// Only documents with a mark of each of these groups, see [`crate::Doc::mark`].
    pub marked: &'a [Vec<i64>],
    /// Only documents whose [`crate::Doc::measure`] is within one of these; all without any.
    pub bounds: &'a [Bounds],
}

/// What was found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Found {
    /// Ids, best first.
    pub ids: Vec<i64>,
    /// What the words probably mean, when as typed they match nothing or little.
    pub corrected: Option<Correction>,
}

/// Other words that a question is probably meant as.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// Lower case, folded.
    pub words: String,
    /// Whether nothing has the words as typed, so that what is found has these.
    pub replaces: bool,
}
