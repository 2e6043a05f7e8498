//! Keeps the best documents of a query: by score and boost, then the newest id.

use std::{
    cmp::{Ordering, Reverse},
    collections::{BinaryHeap, HashSet},
    sync::Arc,
};

use tantivy::{
    DocId, Score, Searcher, SegmentOrdinal, SegmentReader,
    collector::{Collector, SegmentCollector},
    columnar::{Column, ColumnValues},
    query::Query,
};

use crate::{error::Result, fields::column};

/// A boost of this much counts as a text that fits twice as well.
const DOUBLING_BOOST: f64 = 10.0;

/// The best documents, and how many there were.
#[derive(Debug, Default)]
pub(crate) struct Best {
    /// Ids, best first.
    pub(crate) ids: Vec<i64>,
    /// Documents that matched, those left out by `except` not counted.
    pub(crate) total: usize,
}

/// Runs a query and keeps the `limit` best of the documents not in `except`.
pub(crate) fn best(
    searcher: &Searcher,
    query: &dyn Query,
    limit: usize,
    except: &[i64],
) -> Result<Best> {
    let top = Top {
        limit: limit.max(1),
        except: Arc::new(except.iter().copied().collect()),
    };
    Ok(searcher.search(query, &top)?)
}

struct Top {
    limit: usize,
    except: Arc<HashSet<i64>>,
}

struct SegmentTop {
    limit: usize,
    except: Arc<HashSet<i64>>,
    ids: Column<i64>,
    boosts: Arc<dyn ColumnValues<f64>>,
    kept: BinaryHeap<Reverse<Ranked>>,
    total: usize,
}

#[derive(Debug, Clone, Copy)]
struct Ranked {
    score: f64,
    id: i64,
}

impl Collector for Top {
    type Fruit = Best;
    type Child = SegmentTop;

    fn for_segment(
        &self,
        _: SegmentOrdinal,
        segment: &SegmentReader,
    ) -> tantivy::Result<SegmentTop> {
        Ok(SegmentTop {
            limit: self.limit,
            except: Arc::clone(&self.except),
            ids: segment.fast_fields().i64(column::ID)?,
            boosts: segment
                .fast_fields()
                .column_first_or_default(column::BOOST)?,
            kept: BinaryHeap::with_capacity(self.limit + 1),
            total: 0,
        })
    }

    fn requires_scoring(&self) -> bool {
        true
    }

    fn merge_fruits(&self, segments: Vec<(Vec<Ranked>, usize)>) -> tantivy::Result<Best> {
        let total = segments.iter().map(|(_, total)| total).sum();
        let mut ranked: Vec<_> = segments
            .into_iter()
            .flat_map(|(ranked, _)| ranked)
            .collect();
        ranked.sort_by(|one, other| other.cmp(one));
        ranked.truncate(self.limit);
        let ids = ranked.into_iter().map(|ranked| ranked.id).collect();
        Ok(Best { ids, total })
    }
}

impl SegmentCollector for SegmentTop {
    type Fruit = (Vec<Ranked>, usize);

    fn collect(&mut self, doc: DocId, score: Score) {
        let liked = 1.0 + self.boosts.get_val(doc) / DOUBLING_BOOST;
        let score = f64::from(score) * liked;
        let full = self.kept.len() == self.limit;
        let worst = self
            .kept
            .peek()
            .map_or(f64::NEG_INFINITY, |worst| worst.0.score);
        if full && self.except.is_empty() && score < worst {
            self.total += 1;
            return;
        }
        let Some(id) = self.ids.first(doc) else {
            return;
        };
        if self.except.contains(&id) {
            return;
        }
        self.total += 1;
        self.kept.push(Reverse(Ranked { score, id }));
        if full {
            self.kept.pop();
        }
    }

    fn harvest(self) -> Self::Fruit {
        let kept = self.kept.into_iter().map(|Reverse(ranked)| ranked);
        (kept.collect(), self.total)
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
