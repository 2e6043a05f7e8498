//! Random walks with restart.
//!
//! A step waits for memory four times: the item's head, its list, the group's head, its
//! list. So many walkers take each of these together, in a loop of its own whose reads do
//! not depend on each other: the processor has them all under way at once, without being
//! told to fetch ahead.

use crate::{
    adjacency::Adjacency,
    chance::{Chance, pick},
    counters::Counters,
};

/// Walkers that take their steps in turn.
const WALKERS: usize = 32;

/// Steps that each walker takes at least: fewer would all end beside the start.
const LEAST_STEPS: usize = 4;

/// Walks from one start are over when this many items were visited so often: more steps
/// would hardly change which are the best.
const ENOUGH_ITEMS: u32 = 300;
const ENOUGH_VISITS: u32 = 4;

/// How to walk from one start.
pub(crate) struct Plan {
    /// Index of the item.
    pub(crate) start: u32,
    pub(crate) steps: usize,
    /// Of 2^32 steps, after how many a walk goes on from its start.
    pub(crate) restart: u32,
    /// Whether enough visits end the walks early.
    pub(crate) ends_early: bool,
}

struct Walkers {
    item: [u32; WALKERS],
    group: [u32; WALKERS],
    start: [u32; WALKERS],
    len: [u32; WALKERS],
    chance: [u64; WALKERS],
}

/// Walks, and counts what is visited. The caller has begun the start's counters.
pub(crate) fn walk(graph: &Adjacency, plan: &Plan, chance: &mut Chance, counters: &mut Counters) {
    let width = (plan.steps / LEAST_STEPS).clamp(1, WALKERS);
    let mut walkers = Walkers {
        item: [plan.start; WALKERS],
        group: [0; WALKERS],
        start: [0; WALKERS],
        len: [0; WALKERS],
        chance: [0; WALKERS],
    };
    let mut left = plan.steps;
    let mut seen_enough = 0;
    while left > 0 && seen_enough < ENOUGH_ITEMS {
        let width = width.min(left);
        left -= width;
        walkers.step(graph, width, chance);
        for walker in 0..width {
            let item = walkers.item[walker];
            if item == plan.start || item == u32::MAX {
                walkers.item[walker] = plan.start;
                continue;
            }
            let visits = counters.visit(item, walkers.group[walker]);
            seen_enough += u32::from(plan.ends_early && visits == ENOUGH_VISITS);
            if chance.next() as u32 <= plan.restart {
                walkers.item[walker] = plan.start;
            }
        }
    }
}

impl Walkers {
    /// One step of the first `width` walkers. One that finds an empty list, which the writer
    /// may leave beside it, is at `u32::MAX` then.
    #[inline]
    fn step(&mut self, graph: &Adjacency, width: usize, chance: &mut Chance) {
        let (items, groups) = (&graph.items.lists, &graph.groups.lists);
        for walker in 0..width {
            let head = items.head(self.item[walker]);
            self.start[walker] = head.start();
            self.len[walker] = head.len();
        }
        for walker in 0..width {
            let bits = chance.next();
            self.chance[walker] = bits;
            let place = self.start[walker] + pick((bits >> 32) as u32, self.len[walker]);
            self.group[walker] = if self.len[walker] == 0 {
                u32::MAX
            } else {
                items.at(place)
            };
        }
        for walker in 0..width {
            let head = groups.head(self.group[walker]);
            self.start[walker] = head.start();
            self.len[walker] = head.len();
        }
        for walker in 0..width {
            let place = self.start[walker] + pick(self.chance[walker] as u32, self.len[walker]);
            self.item[walker] = if self.len[walker] == 0 {
                u32::MAX
            } else {
                groups.at(place)
            };
        }
    }
}
