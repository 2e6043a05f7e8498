//! Documents by what the caller marked them with: numbers that no word finds.
//!
//! Documents lie by their boost, so the first that have a mark are the most liked
//! ones; the look ends where no later document can be among the best, and after a
//! bounded number in any case.

use tantivy::{
    DocId, DocSet, SegmentReader, TERMINATED, Term,
    postings::{Postings, SegmentPostings},
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
    /// Ids of documents with all of these marks, the best first: the strength of the
    /// first mark, raised by the boost. At most 1,000; none without a mark.
    ///
    /// # Errors
    /// The files of the index cannot be read.
    pub fn marked(&self, marks: &[i64], limit: usize) -> Result<Vec<i64>> {
        let live = self.live();
        let searcher = live.searcher();
        let limit = limit.min(DEPTH);
        if limit == 0 || marks.is_empty() {
            return Ok(Vec::new());
        }
        let term = |mark: &i64| term(live.fields.marks, *mark);
        let terms: Vec<Term> = marks.iter().map(term).collect();
        let mut kept = Kept::new(limit);
        for segment in searcher.segment_readers() {
            look(segment, &terms, &mut kept)?;
        }
        Ok(kept.into_ids())
    }
}

fn look(segment: &SegmentReader, terms: &[Term], kept: &mut Kept) -> Result<()> {
    let mut lists = Vec::with_capacity(terms.len());
    for term in terms {
        let index = segment.inverted_index(term.field())?;
        let found = index.read_postings(term, IndexRecordOption::WithFreqs);
        let Some(list) = found.map_err(tantivy::TantivyError::from)? else {
            return Ok(());
        };
        lists.push(list);
    }
    // The rarest mark leads, so that few documents are looked at in vain.
    let rarest = (0..lists.len()).min_by_key(|&at| lists[at].doc_freq());
    let Some(rarest) = rarest else { return Ok(()) };
    let likes = Likes::of(segment)?;
    let none = std::collections::HashSet::new();
    let mut looked_at = 0;
    while lists[rarest].doc() != TERMINATED && looked_at < LOOKED_AT {
        let doc = lists[rarest].doc();
        // No later document has a larger factor, and no mark is stronger.
        if likes.factor(doc) * f64::from(STRONGEST) < kept.worst() {
            break;
        }
        if !segment.is_deleted(doc) {
            looked_at += 1;
            if lists.iter_mut().all(|list| has(list, doc)) {
                likes.offer(doc, lists[0].term_freq() as f32, kept, &none);
            }
        }
        lists[rarest].advance();
    }
    Ok(())
}

/// Whether the document is on a list, which has not been walked beyond it.
fn has(list: &mut SegmentPostings, doc: DocId) -> bool {
    list.doc() == doc || list.doc() < doc && list.seek(doc) == doc
}

/// What is sought where a mark is wanted.
pub(crate) fn term(field: Field, mark: i64) -> Term {
    Term::from_field_text(field, &word(mark))
}

/// The term of a mark, as often as it is strong.
pub(crate) fn written(mark: &Mark) -> String {
    let word = word(mark.number);
    vec![word; usize::from(mark.strength.clamp(1, STRONGEST))].join(" ")
}

fn word(mark: i64) -> String {
    mark.to_string()
}
