//! Keeps the best documents of a query: by score and boost, then the newest id.

use std::{
    cmp::{Ordering, Reverse},
    collections::{BinaryHeap, HashSet},
    sync::Arc,
};

use tantivy::{
    DocId, Score, SegmentOrdinal, SegmentReader,
    collector::{Collector, SegmentCollector},
    columnar::{Column, ColumnValues},
    query::Query,
};

use crate::{
    error::Result,
    fields::column,
    measures::Measures,
    schema::Bounds,
    view::{Opened, View},
};

/// A boost of this much counts as a text that fits twice as well.
const DOUBLING_BOOST: f64 = 10.0;

/// Runs a query over all its documents and answers the ids of the `limit` best that are within
/// bounds and not in `except`, the best first.
pub(crate) fn best(
    view: &View,
    query: &dyn Query,
    limit: usize,
    except: &[i64],
    bounds: &[Bounds],
) -> Result<Vec<i64>> {
    let top = Top {
        opened: Arc::clone(&view.opened),
        limit,
        except: Arc::new(except.iter().copied().collect()),
        bounds: bounds.to_vec(),
    };
    Ok(view.search(query, &top)?)
}

/// The best documents seen so far.
pub(crate) struct Kept {
    limit: usize,
    heap: BinaryHeap<Reverse<Ranked>>,
}

impl Kept {
    /// None yet, and never more than `limit`, which is at least 1.
    pub(crate) fn new(limit: usize) -> Self {
        let limit = limit.max(1);
        Self {
            limit,
            heap: BinaryHeap::with_capacity(limit + 1),
        }
    }

    /// What a document has to reach to be kept; one of the same score is kept if
    /// its id is greater.
    pub(crate) fn worst(&self) -> f64 {
        let worst = self.heap.peek().filter(|_| self.is_full());
        worst.map_or(f64::NEG_INFINITY, |worst| worst.0.score)
    }

    /// Whether there are as many as are wanted.
    pub(crate) fn is_full(&self) -> bool {
        self.heap.len() == self.limit
    }

    /// Ids, best first.
    pub(crate) fn into_ids(self) -> Vec<i64> {
        // Of what is reversed the smallest is the best.
        let sorted = self.heap.into_sorted_vec();
        sorted
            .into_iter()
            .map(|Reverse(ranked)| ranked.id)
            .collect()
    }

    fn keep(&mut self, ranked: Ranked) {
        self.heap.push(Reverse(ranked));
        if self.heap.len() > self.limit {
            self.heap.pop();
        }
    }
}

/// Ids and boosts of one segment.
pub(crate) struct Likes {
    ids: Column<i64>,
    boosts: Arc<dyn ColumnValues<f64>>,
}

impl Likes {
    pub(crate) fn of(segment: &SegmentReader) -> tantivy::Result<Self> {
        let fast = segment.fast_fields();
        Ok(Self {
            ids: fast.i64(column::ID)?,
            boosts: fast.column_first_or_default(column::BOOST)?,
        })
    }

    /// What the document's score is multiplied by.
    pub(crate) fn factor(&self, doc: DocId) -> f64 {
        1.0 + self.boosts.get_val(doc) / DOUBLING_BOOST
    }

    /// Keeps the document if it is among the best so far and not in `except`.
    pub(crate) fn offer(&self, doc: DocId, score: Score, kept: &mut Kept, except: &HashSet<i64>) {
        let score = f64::from(score) * self.factor(doc);
        if score < kept.worst() {
            return;
        }
        let id = self.ids.first(doc).filter(|id| !except.contains(id));
        if let Some(id) = id {
            kept.keep(Ranked { score, id });
        }
    }
}

struct Top {
    opened: Arc<Opened>,
    limit: usize,
    except: Arc<HashSet<i64>>,
    bounds: Vec<Bounds>,
}

struct SegmentTop {
    except: Arc<HashSet<i64>>,
    measures: Measures,
    likes: Arc<Likes>,
    kept: Kept,
}

#[derive(Debug, Clone, Copy)]
struct Ranked {
    score: f64,
    id: i64,
}

impl Collector for Top {
    type Fruit = Vec<i64>;
    type Child = SegmentTop;

    fn for_segment(
        &self,
        _: SegmentOrdinal,
        segment: &SegmentReader,
    ) -> tantivy::Result<SegmentTop> {
        Ok(SegmentTop {
            except: Arc::clone(&self.except),
            measures: Measures::of(segment, &self.bounds)?,
            likes: self.opened.likes(segment)?,
            kept: Kept::new(self.limit),
        })
    }

    fn requires_scoring(&self) -> bool {
        true
    }

    fn merge_fruits(&self, segments: Vec<Kept>) -> tantivy::Result<Vec<i64>> {
        let mut all = Kept::new(self.limit);
        for kept in segments {
            kept.heap
                .into_iter()
                .for_each(|Reverse(ranked)| all.keep(ranked));
        }
        Ok(all.into_ids())
    }
}

impl SegmentCollector for SegmentTop {
    type Fruit = Kept;

    fn collect(&mut self, doc: DocId, score: Score) {
        if self.measures.fit(doc) {
            self.likes.offer(doc, score, &mut self.kept, &self.except);
        }
    }

    fn harvest(self) -> Kept {
        self.kept
    }
}

impl Ord for Ranked {
    fn cmp(&self, other: &Self) -> Ordering {
        self.score
            .total_cmp(&other.score)
            .then(self.id.cmp(&other.id))
    }
}

impl PartialOrd for Ranked {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Ranked {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ranked {}
