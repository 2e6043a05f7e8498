//! A question from its vector to its answer.

use std::collections::BinaryHeap;

use crate::{
    distance::{Vector, distance},
    lists::{List, Lists},
};

/// How thoroughly an index looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thoroughness {
    /// Among so many vectors the nearest are found exactly: all are looked at.
    pub exact: usize,
    /// Vectors that a question looks at when there are more; the list in which this number
    /// is reached is read to its end.
    pub looked_at: usize,
}

impl Default for Thoroughness {
    fn default() -> Self {
        Self {
            exact: 100_000,
            looked_at: 32_000,
        }
    }
}

/// Most ids of an answer.
pub const MOST: usize = 1_000;

/// An id that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Near {
    /// The sum of the squared differences of the bytes.
    pub distance: u32,
    /// Whose vector it is.
    pub id: i64,
}

/// The nearest of all, nearest first; of equally near ones the smaller id.
pub(crate) fn nearest(lists: &Lists, how: Thoroughness, to: &Vector, limit: usize) -> Vec<Near> {
    let mut best = Best {
        limit: limit.min(MOST),
        heap: BinaryHeap::new(),
    };
    if best.limit == 0 {
        return Vec::new();
    }
    if lists.len() <= how.exact {
        lists.lists.iter().for_each(|list| best.offer(list, to));
    } else {
        let centres = lists.centres.iter().enumerate();
        let mut order: Vec<_> = centres.map(|(at, it)| (distance(it, to), at)).collect();
        order.sort_unstable();
        let mut looked_at = 0;
        for (_, at) in order {
            best.offer(&lists.lists[at], to);
            looked_at += lists.lists[at].ids.len();
            if looked_at >= how.looked_at {
                break;
            }
        }
    }
    best.heap.into_sorted_vec()
}

/// The best so far, the worst of them on top.
struct Best {
    limit: usize,
    heap: BinaryHeap<Near>,
}

impl Best {
    fn offer(&mut self, list: &List, to: &Vector) {
        for (id, vector) in list.ids.iter().zip(&list.vectors) {
            let near = Near {
                distance: distance(vector, to),
                id: *id,
            };
            if self.heap.len() < self.limit {
                self.heap.push(near);
            } else if let Some(mut worst) = self.heap.peek_mut()
                && near < *worst
            {
                *worst = near;
            }
        }
    }
}
