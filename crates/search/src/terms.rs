//! Looks into the dictionaries of an index: which words are there, how often.

use std::{collections::HashMap, str};

use tantivy::{
    DocSet, Searcher, TERMINATED, Term,
    query::{EnableScoring, FuzzyTermQuery, Query},
    schema::Field,
};

use crate::{error::Result, inflect::Inflected, marks};

/// Words of one segment's dictionary looked at, at most: bounds the time of one
/// look-up whatever is asked.
const LOOKED_AT: usize = 2_000;

/// A word of the dictionary and in how many documents it stands.
pub(crate) type Known = (String, u64);

/// In how many documents the word stands, those deleted lately included.
pub(crate) fn frequency(searcher: &Searcher, field: Field, word: &str) -> Result<u64> {
    Ok(searcher.doc_freq(&Term::from_field_text(field, word))?)
}

/// Whether the index knows one of these marks, those of documents deleted lately included.
pub(crate) fn any_marked(searcher: &Searcher, field: Field, marks: &[i64]) -> Result<bool> {
    for mark in marks {
        if searcher.doc_freq(&marks::term(field, *mark))? > 0 {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether a document has what the query asks for.
pub(crate) fn any(searcher: &Searcher, query: &dyn Query) -> Result<bool> {
    let weight = query.weight(EnableScoring::disabled_from_searcher(searcher))?;
    for segment in searcher.segment_readers() {
        let mut matching = weight.scorer(segment, 1.0)?;
        while matching.doc() != TERMINATED {
            if !segment.is_deleted(matching.doc()) {
                return Ok(true);
            }
            matching.advance();
        }
    }
    Ok(false)
}

/// The most frequent words that begin with the prefix and are longer.
pub(crate) fn beginning(
    searcher: &Searcher,
    field: Field,
    prefix: &str,
    keep: usize,
) -> Result<Vec<Known>> {
    let known = all_beginning(searcher, field, prefix, |word| word.len() > prefix.len())?;
    Ok(most_frequent(known, keep))
}

/// The most frequent inflections of a word, itself among them.
pub(crate) fn inflections(
    searcher: &Searcher,
    field: Field,
    word: &Inflected,
    keep: usize,
) -> Result<Vec<Known>> {
    let known = all_beginning(searcher, field, &word.beginning, |other| word.has(other))?;
    Ok(most_frequent(known, keep))
}

/// Words that begin with the prefix and are wanted.
fn all_beginning(
    searcher: &Searcher,
    field: Field,
    prefix: &str,
    is_wanted: impl Fn(&str) -> bool,
) -> Result<HashMap<String, u64>> {
    let mut known = HashMap::new();
    for segment in searcher.segment_readers() {
        let index = segment.inverted_index(field)?;
        let mut stream = index.terms().range().ge(prefix).into_stream()?;
        let mut looked_at = 0;
        while looked_at < LOOKED_AT
            && stream.advance()
            && stream.key().starts_with(prefix.as_bytes())
        {
            looked_at += 1;
            if str::from_utf8(stream.key()).is_ok_and(&is_wanted) {
                count(&mut known, stream.key(), stream.value().doc_freq);
            }
        }
    }
    Ok(known)
}

/// How a misspelt word is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Typed {
    /// It is whole.
    Whole,
    /// More letters may follow.
    Beginning,
}

/// The most frequent words that differ in one letter (two from eight letters
/// on, when none differs in one only); letters swapped count as one. Short
/// words have none: too many would be near.
pub(crate) fn near(
    searcher: &Searcher,
    field: Field,
    word: &str,
    typed: Typed,
    keep: usize,
) -> Result<Vec<Known>> {
    let farthest = match word.chars().count() {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    };
    for distance in 1..=farthest {
        let found = at_distance(
            searcher,
            Term::from_field_text(field, word),
            distance,
            typed,
        )?;
        if !found.is_empty() {
            return Ok(most_frequent(found, keep));
        }
    }
    Ok(Vec::new())
}

fn at_distance(
    searcher: &Searcher,
    word: Term,
    distance: u8,
    typed: Typed,
) -> Result<HashMap<String, u64>> {
    let query = match typed {
        Typed::Whole => FuzzyTermQuery::new(word.clone(), distance, true),
        Typed::Beginning => FuzzyTermQuery::new_prefix(word.clone(), distance, true),
    };
    let mut known = HashMap::new();
    for segment in searcher.segment_readers() {
        let index = segment.inverted_index(word.field())?;
        let mut stream = index.terms().search(query.automaton()?).into_stream()?;
        let mut looked_at = 0;
        while looked_at < LOOKED_AT && stream.advance() {
            looked_at += 1;
            if stream.key() != word.serialized_value_bytes() {
                count(&mut known, stream.key(), stream.value().doc_freq);
            }
        }
    }
    Ok(known)
}

fn count(known: &mut HashMap<String, u64>, word: &[u8], documents: u32) {
    if let Ok(word) = str::from_utf8(word) {
        *known.entry(word.to_owned()).or_default() += u64::from(documents);
    }
}

fn most_frequent(known: HashMap<String, u64>, keep: usize) -> Vec<Known> {
    let mut known: Vec<_> = known.into_iter().collect();
    known.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
    known.truncate(keep);
    known
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        generation::Generation,
        schema::{Change, Doc, Schema},
    };

    #[test]
    fn a_mark_is_known_while_a_document_of_any_segment_has_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let schema = Schema::new().field("text", 1).marks(1);
        let generation = Generation::open(folder.path(), &schema).expect("an index");
        let doc = |id: i64| Doc::new(id).text("text", "8");
        for doc in [doc(1), doc(2).mark(7, 1).mark(9, 1), doc(3)] {
            generation.write(&[Change::Put(doc)]).expect("written");
            generation.commit(None).expect("committed");
        }
        let view = generation.searcher();
        let marks = generation.fields.marks;
        let rows: [(&[i64], bool); 6] = [
            (&[7], true),
            // A word that looks like a mark is none, and a mark is no beginning of another.
            (&[8], false),
            (&[70], false),
            (&[8, 9], true),
            (&[8, 6], false),
            (&[], false),
        ];
        for (asked, expected) in rows {
            let known = any_marked(&view, marks, asked).expect("an answer");
            assert_eq!(known, expected, "{asked:?}");
        }
    }
}
