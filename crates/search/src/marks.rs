//! Documents by what the caller marked them with: numbers that no word finds.
//!
//! Documents lie by their boost, so the first that have a mark are the most liked
//! ones; the look ends where no later document can be among the best, and when as many as are
//! wanted were found after a bounded number in any case.

use std::collections::HashSet;

use tantivy::{
    DocId, DocSet, SegmentReader, TERMINATED, TantivyError, Term,
    postings::{Postings, SegmentPostings},
    schema::{Field, IndexRecordOption},
};

use crate::{
    error::Result,
    fields::column,
    index::Index,
    measures::Measures,
    schema::{Bounds, Mark, STRONGEST},
    top::Kept,
    view::View,
};

/// Documents of one segment that are looked at for better ones than were found.
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
        let groups: Vec<Vec<i64>> = marks.iter().map(|mark| vec![*mark]).collect();
        self.marked_within(&groups, &[], limit)
    }

    /// The same of documents with a mark of each group, whose measure is within one of the
    /// bounds if there are any. However few these are, they are found: where little is within,
    /// all that have a mark of the rarest group are looked at.
    ///
    /// # Errors
    /// The files of the index cannot be read.
    pub fn marked_within(
        &self,
        groups: &[Vec<i64>],
        bounds: &[Bounds],
        limit: usize,
    ) -> Result<Vec<i64>> {
        let live = self.live();
        let limit = limit.min(DEPTH);
        if limit == 0 || groups.is_empty() {
            return Ok(Vec::new());
        }
        let mut kept = Kept::new(limit);
        let view = live.searcher();
        for segment in view.segment_readers() {
            look(&view, segment, live.fields.marks, groups, bounds, &mut kept)?;
        }
        Ok(kept.into_ids())
    }

    /// Ids of all documents with this mark, in no order, however many they are.
    ///
    /// # Errors
    /// The files of the index cannot be read.
    pub fn every_marked(&self, mark: i64) -> Result<Vec<i64>> {
        let live = self.live();
        let searcher = live.searcher();
        let mut ids = Vec::new();
        for segment in searcher.segment_readers() {
            let column = segment.fast_fields().i64(column::ID)?;
            let mut group = Group::of(segment, live.fields.marks, &[mark])?;
            while group.doc() != TERMINATED {
                let doc = group.doc();
                if !segment.is_deleted(doc) {
                    ids.extend(column.first(doc));
                }
                group.pass(doc);
            }
        }
        Ok(ids)
    }
}

fn look(
    view: &View,
    segment: &SegmentReader,
    field: Field,
    groups: &[Vec<i64>],
    bounds: &[Bounds],
    kept: &mut Kept,
) -> Result<()> {
    let lists = groups.iter().map(|group| Group::of(segment, field, group));
    let mut lists: Vec<Group> = lists.collect::<Result<_>>()?;
    // The rarest group leads, so that few documents are looked at in vain.
    let rarest = (0..lists.len()).min_by_key(|&at| lists[at].size());
    let Some(rarest) = rarest else { return Ok(()) };
    let likes = view.opened.likes(segment)?;
    let measures = Measures::of(segment, bounds)?;
    let (none, mut looked_at) = (HashSet::new(), 0);
    while lists[rarest].doc() != TERMINATED && (looked_at < LOOKED_AT || !kept.is_full()) {
        let doc = lists[rarest].doc();
        // No later document has a larger factor, and no mark is stronger.
        if likes.factor(doc) * f64::from(STRONGEST) < kept.worst() {
            break;
        }
        if !segment.is_deleted(doc) {
            looked_at += 1;
            if measures.fit(doc) && lists.iter_mut().all(|list| list.has(doc)) {
                likes.offer(doc, lists[0].strength_at(doc), kept, &none);
            }
        }
        lists[rarest].pass(doc);
    }
    Ok(())
}

/// Documents of one segment that have one of some marks, in ascending order.
struct Group(Vec<SegmentPostings>);

impl Group {
    fn of(segment: &SegmentReader, field: Field, marks: &[i64]) -> Result<Self> {
        let index = segment.inverted_index(field)?;
        let mut lists = Vec::with_capacity(marks.len());
        for mark in marks {
            let term = term(field, *mark);
            let found = index.read_postings(&term, IndexRecordOption::WithFreqs);
            lists.extend(found.map_err(TantivyError::from)?);
        }
        Ok(Self(lists))
    }

    /// How many documents it has at most.
    fn size(&self) -> u64 {
        let sizes = self.0.iter().map(|list| u64::from(list.doc_freq()));
        sizes.sum()
    }

    /// The document at which it stands.
    fn doc(&self) -> DocId {
        self.0.iter().map(DocSet::doc).min().unwrap_or(TERMINATED)
    }

    /// Goes on behind this document, at which it stands.
    fn pass(&mut self, doc: DocId) {
        for list in self.0.iter_mut().filter(|list| list.doc() == doc) {
            list.advance();
        }
    }

    /// Whether it has the document, beyond which it has not been walked.
    fn has(&mut self, doc: DocId) -> bool {
        let mut has = false;
        for list in &mut self.0 {
            has |= list.doc() == doc || list.doc() < doc && list.seek(doc) == doc;
        }
        has
    }

    /// How strong the strongest mark of the document is, which it was asked for.
    fn strength_at(&self, doc: DocId) -> f32 {
        let lists = self.0.iter().filter(|list| list.doc() == doc);
        lists.map(Postings::term_freq).max().unwrap_or(0) as f32
    }
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
