//! A query from its starts to its answer: shares the steps, walks, and keeps the best.

use std::{cmp::Ordering, collections::BinaryHeap};

use crate::{
    adjacency::Adjacency,
    chance::Chance,
    query::{Found, MOST_STARTS, MOST_STEPS, Query, Start},
    visits::{Note, Visits},
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
#[derive(Clone, Copy)]
struct Candidate<'a> {
    score: f32,
    notes: &'a [Note],
}

/// Answers a query.
pub(crate) fn walk(graph: &Adjacency, query: &Query<'_>, visits: &mut Visits) -> Vec<Found> {
    let starts = known(graph, query.starts);
    let steps = query.steps.min(MOST_STEPS);
    if starts.is_empty() || steps == 0 || query.limit == 0 {
        return Vec::new();
    }
    let weights: f64 = starts.iter().map(|from| from.weight).sum();
    let mut chance = Chance::new(query.seed);
    visits.begin(steps + 2 * starts.len());
    for (start, from) in (0..).zip(&starts) {
        let share = (steps as f64 * (from.weight / weights)) as usize;
        let plan = Plan {
            item: from.node,
            start,
            steps: share.clamp(1, steps),
            restart: threshold(restart(query.restart, starts.len(), from.groups)),
            ends_early: starts.len() == 1,
        };
        walk::walk(graph, &plan, &mut chance, visits);
    }
    visits.sort(graph.items.names.count());
    best(graph, query, &starts, visits)
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

/// A share as a number that 16 random bits are compared with.
fn threshold(share: f32) -> u32 {
    (share.clamp(0.0, 1.0) * 65_536.0) as u32
}

/// The best of what was visited: first of what was visited more than once, most of the time
/// a tenth of all, and of the rest only if it may still be better.
fn best(graph: &Adjacency, query: &Query<'_>, starts: &[From], visits: &Visits) -> Vec<Found> {
    let mut best = Best::new(graph, query, starts);
    let often: Vec<Candidate<'_>> = visits
        .by_item()
        .filter(|notes| notes.len() > 1)
        .map(Candidate::of)
        .collect();
    best.offer(often);
    if best.takes(ONCE) {
        let once = visits.by_item().filter(|notes| notes.len() == 1);
        best.offer(once.map(Candidate::of).collect());
    }
    let found = |candidate| found(graph, starts, visits, candidate);
    best.heap.into_sorted_vec().iter().map(found).collect()
}

/// The best candidates so far, at most as many as are asked for.
struct Best<'a> {
    graph: &'a Adjacency,
    query: &'a Query<'a>,
    /// Indexes of the starts, sorted: they do not come out.
    own: Vec<u32>,
    exponent: f32,
    heap: BinaryHeap<Candidate<'a>>,
}

/// Candidates looked at together, whose lengths of lists are fetched from memory at once.
const TOGETHER: usize = 256;

/// Score of one visit.
const ONCE: f32 = 1.0;

impl<'a> Best<'a> {
    fn new(graph: &'a Adjacency, query: &'a Query<'a>, starts: &[From]) -> Self {
        let mut own: Vec<u32> = starts.iter().map(|from| from.node).collect();
        own.sort_unstable();
        let exponent = match query.degree_exponent {
            exponent if exponent.is_nan() => 0.0,
            exponent => exponent.clamp(0.0, 2.0),
        };
        Self {
            graph,
            query,
            own,
            exponent,
            heap: BinaryHeap::new(),
        }
    }

    /// Whether a candidate of this score would be among the best.
    fn takes(&self, score: f32) -> bool {
        let least = self
            .heap
            .peek()
            .filter(|_| self.heap.len() >= self.query.limit);
        least.is_none_or(|least| score > least.score)
    }

    /// Takes what is best of these. Their scores are upper bounds: they only get smaller.
    fn offer(&mut self, candidates: Vec<Candidate<'a>>) {
        let mut candidates = candidates;
        let mut rest = candidates.as_mut_slice();
        while !rest.is_empty() {
            let block = rest.len().min(TOGETHER);
            rest.select_nth_unstable(block - 1);
            let (high, low) = rest.split_at_mut(block);
            if !self.takes(high.iter().map(|one| one.score).fold(0.0, f32::max)) {
                return;
            }
            let lists = &self.graph.items.lists;
            let mut groups = [0; TOGETHER];
            for (groups, candidate) in groups.iter_mut().zip(high.iter()) {
                *groups = lists.head(candidate.node()).len();
            }
            for (groups, candidate) in groups.into_iter().zip(high) {
                self.offer_one(*candidate, groups);
            }
            rest = low;
        }
    }

    fn offer_one(&mut self, mut candidate: Candidate<'a>, groups: u32) {
        let node = candidate.node();
        let gone = groups == 0 || self.own.binary_search(&node).is_ok();
        candidate.score *= damping(groups, self.exponent);
        if gone || !self.takes(candidate.score) {
            return;
        }
        if let Some(weigh) = self.query.weigh {
            let id = self.graph.items.names.id(node);
            candidate.score *= share(weigh(id, self.graph.note(node)));
        }
        if candidate.score <= 0.0 || !self.takes(candidate.score) {
            return;
        }
        if self.heap.len() >= self.query.limit {
            self.heap.pop();
        }
        self.heap.push(candidate);
    }
}

/// The square of the sum of the square roots of visits by start: what is reached from
/// several counts more than what is reached from one as often.
fn boosted(notes: &[Note]) -> f32 {
    if notes.len() == 1 {
        return ONCE;
    }
    let sum: f32 = by_start(notes).map(|own| (own.len() as f32).sqrt()).sum();
    sum * sum
}

fn by_start(notes: &[Note]) -> impl Iterator<Item = &[Note]> {
    notes.chunk_by(|one, next| one.start() == next.start())
}

/// With the reason: the start with most visits, and the group that led most of these here.
fn found(graph: &Adjacency, starts: &[From], visits: &Visits, best: &Candidate<'_>) -> Found {
    let most = by_start(best.notes).fold(&best.notes[..0], |most, own| {
        if own.len() > most.len() { own } else { most }
    });
    Found {
        item: graph.items.names.id(best.node()),
        score: best.score,
        start: graph.items.names.id(starts[most[0].start() as usize].node),
        group: graph.groups.names.id(visits.most_frequent_group(most)),
    }
}

/// What a score is multiplied by for being in so many groups: at most 1.
fn damping(groups: u32, exponent: f32) -> f32 {
    if exponent == 0.0 {
        return 1.0;
    }
    (groups as f32).powf(-exponent)
}

/// A caller's weight, from 0 to 1.
fn share(weight: f32) -> f32 {
    if weight.is_nan() {
        return 0.0;
    }
    weight.clamp(0.0, 1.0)
}

impl<'a> Candidate<'a> {
    fn of(notes: &'a [Note]) -> Self {
        let score = boosted(notes);
        Self { score, notes }
    }

    /// Index of the item.
    fn node(&self) -> u32 {
        self.notes[0].item()
    }
}

impl Ord for Candidate<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_score = other.score.total_cmp(&self.score);
        by_score.then_with(|| self.node().cmp(&other.node()))
    }
}

impl PartialOrd for Candidate<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Candidate<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Candidate<'_> {}
