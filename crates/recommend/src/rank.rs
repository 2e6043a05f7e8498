//! A query from its starts to its answer: shares the steps, walks, and keeps the best.

use std::{cmp::Ordering, collections::BinaryHeap};

use crate::{
    adjacency::Adjacency,
    chance::Chance,
    counters::Counters,
    query::{Found, MOST_STARTS, MOST_STEPS, Query, Start},
    walk::{self, Plan},
};

/// From as many starts on, walks stay near them.
const MANY_STARTS: usize = 10;
const RESTART_MANY: f32 = 0.7;
const RESTART_FEW: f32 = 0.5;
/// A start in few groups: what is near it is soon seen, so walks go farther.
const RESTART_RARE: f32 = 0.3;
const RARE: u32 = 5;

/// A start that is in the graph.
struct From {
    node: u32,
    groups: u32,
    weight: f64,
}

/// An item for the answer; the worst is the greatest, so that a heap has it on top.
struct Candidate {
    score: f32,
    node: u32,
    start: u32,
    group: u32,
}

/// Answers a query.
pub(crate) fn walk(graph: &Adjacency, query: &Query<'_>, counters: &mut Counters) -> Vec<Found> {
    let starts = known(graph, query.starts);
    let steps = query.steps.min(MOST_STEPS);
    if starts.is_empty() || steps == 0 || query.limit == 0 {
        return Vec::new();
    }
    let weights: f64 = starts.iter().map(|from| from.weight).sum();
    let mut chance = Chance::new(query.seed);
    counters.begin(steps + starts.len());
    for (start, from) in (0..).zip(&starts) {
        let share = (steps as f64 * (from.weight / weights)) as usize;
        let plan = Plan {
            start: from.node,
            steps: share.clamp(1, steps),
            restart: threshold(restart(query.restart, starts.len(), from.groups)),
            ends_early: starts.len() == 1,
        };
        counters.begin_start(plan.steps);
        walk::walk(graph, &plan, &mut chance, counters);
        counters.end_start(start);
    }
    best(graph, query, &starts, counters)
}

/// Starts that are in the graph, each once, the heaviest first.
fn known(graph: &Adjacency, starts: &[Start]) -> Vec<From> {
    let mut known: Vec<From> = starts
        .iter()
        .filter(|start| start.weight > 0.0 && start.weight.is_finite())
        .filter_map(|start| {
            let node = graph.items.names.find(start.item)?;
            let groups = graph.items.lists.head(node).len();
            let weight = f64::from(start.weight);
            (groups > 0).then_some(From {
                node,
                groups,
                weight,
            })
        })
        .collect();
    known.sort_by_key(|from| from.node);
    known.dedup_by(|later, first| {
        let same = later.node == first.node;
        if same {
            first.weight += later.weight;
        }
        same
    });
    known.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    known.truncate(MOST_STARTS);
    known
}

fn restart(asked: Option<f32>, starts: usize, groups: u32) -> f32 {
    let chosen = match (starts, groups) {
        (MANY_STARTS.., _) => RESTART_MANY,
        (_, ..RARE) => RESTART_RARE,
        _ => RESTART_FEW,
    };
    asked.filter(|share| !share.is_nan()).unwrap_or(chosen)
}

/// A share as a number that 32 random bits are compared with.
fn threshold(share: f32) -> u32 {
    (f64::from(share.clamp(0.0, 1.0)) * f64::from(u32::MAX)) as u32
}

/// The best of what was counted.
fn best(graph: &Adjacency, query: &Query<'_>, starts: &[From], counters: &Counters) -> Vec<Found> {
    let mut heap: BinaryHeap<Candidate> = BinaryHeap::new();
    let exponent = degree_exponent(query);
    let mut own: Vec<u32> = starts.iter().map(|from| from.node).collect();
    own.sort_unstable();
    for (node, total) in counters.totals() {
        // An upper bound: what follows only makes it smaller.
        let mut score = total.sum * total.sum;
        let worst = |score: f32| {
            let least = heap.peek().filter(|_| heap.len() >= query.limit);
            least.is_some_and(|least| score <= least.score)
        };
        if worst(score) {
            continue;
        }
        let groups = graph.items.lists.head(node).len();
        if groups == 0 || own.binary_search(&node).is_ok() {
            continue;
        }
        score *= damping(groups, exponent);
        if worst(score) {
            continue;
        }
        score *= weight(query, graph.items.names.id(node));
        if score <= 0.0 || worst(score) {
            continue;
        }
        if heap.len() >= query.limit {
            heap.pop();
        }
        heap.push(Candidate {
            score,
            node,
            start: total.start,
            group: total.group,
        });
    }
    let best = heap.into_sorted_vec();
    best.iter()
        .map(|candidate| found(graph, starts, candidate))
        .collect()
}

fn found(graph: &Adjacency, starts: &[From], candidate: &Candidate) -> Found {
    Found {
        item: graph.items.names.id(candidate.node),
        score: candidate.score,
        start: graph.items.names.id(starts[candidate.start as usize].node),
        group: graph.groups.names.id(candidate.group),
    }
}

fn degree_exponent(query: &Query<'_>) -> f32 {
    if query.degree_exponent.is_nan() {
        return 0.0;
    }
    query.degree_exponent.clamp(0.0, 2.0)
}

/// What a score is multiplied by for being in so many groups: at most 1.
fn damping(groups: u32, exponent: f32) -> f32 {
    if exponent == 0.0 {
        return 1.0;
    }
    (groups as f32).powf(-exponent)
}

fn weight(query: &Query<'_>, item: i64) -> f32 {
    let weight = query.weigh.map_or(1.0, |weigh| weigh(item));
    if weight.is_nan() {
        0.0
    } else {
        weight.clamp(0.0, 1.0)
    }
}

impl Ord for Candidate {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_score = other.score.total_cmp(&self.score);
        by_score.then(self.node.cmp(&other.node))
    }
}

impl PartialOrd for Candidate {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Candidate {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Candidate {}
