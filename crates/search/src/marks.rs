//! Documents by what the caller marked them with: numbers that no word finds.
//!
//! Documents lie by their boost, so the first that have a mark are the most liked
//! ones; the look ends where no later document can be among the best, and after a
//! bounded number in any case.

use tantivy::{
    DocSet, Searcher, SegmentReader, TERMINATED, Term,
    postings::Postings,
    schema::{Field, IndexRecordOption},
};

use crate::{
    error::Result,
    index::Index,
    schema::{Mark, STRONGEST},
    top::{Kept, Likes},
};

/// Documents of one segment that are looked at for a mark.
const LOOKED_AT: usize = 20_000;

/// Nothing is found beyond this place.
const DEPTH: usize = 1_000;

impl Index {
    /// Ids of documents with this mark, the best first: the strength of the mark,
    /// raised by the boost. At most 1,000.
    ///
    /// # Errors
    /// The files of the index cannot be read.
    pub fn marked(&self, mark: i64, limit: usize) -> Result<Vec<i64>> {
        let live = self.live();
        let searcher = live.searcher();
        let limit = limit.min(DEPTH);
        if limit == 0 {
            return Ok(Vec::new());
        }
        marked(&searcher, live.fields.marks, mark, limit)
    }
}

fn marked(searcher: &Searcher, field: Field, mark: i64, limit: usize) -> Result<Vec<i64>> {
    let term = Term::from_field_text(field, &word(mark));
    let mut kept = Kept::new(limit);
    for segment in searcher.segment_readers() {
        look(segment, &term, &mut kept)?;
    }
    Ok(kept.into_ids())
}

fn look(segment: &SegmentReader, term: &Term, kept: &mut Kept) -> Result<()> {
    let index = segment.inverted_index(term.field())?;
    let found = index.read_postings(term, IndexRecordOption::WithFreqs);
    let Some(mut having) = found.map_err(tantivy::TantivyError::from)? else {
        return Ok(());
    };
    let likes = Likes::of(segment)?;
    let none = std::collections::HashSet::new();
    let mut looked_at = 0;
    while having.doc() != TERMINATED && looked_at < LOOKED_AT {
        let doc = having.doc();
        // No later document has a larger factor, and no mark is stronger.
        if likes.factor(doc) * f64::from(STRONGEST) < kept.worst() {
            break;
        }
        if !segment.is_deleted(doc) {
            looked_at += 1;
            likes.offer(doc, having.term_freq() as f32, kept, &none);
        }
        having.advance();
    }
    Ok(())
}

/// The term of a mark, as often as it is strong.
pub(crate) fn written(mark: &Mark) -> String {
    let word = word(mark.number);
    vec![word; usize::from(mark.strength.clamp(1, STRONGEST))].join(" ")
}

fn word(mark: i64) -> String {
    mark.to_string()
}
