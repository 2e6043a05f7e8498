//! Random walks with restart.
//!
//! A step waits for memory four times: the item's head, its list, the group's head, its
//! list. So many walkers take each of these together, in a loop of its own whose reads do
//! not depend on each other: the processor has them all under way at once, without being
//! told to fetch ahead.

use crate::{
    adjacency::Adjacency,
    chance::{Chance, pick},
    lists::Head,
    visits::Visits,
};

/// Walkers that take their steps in turn.
const WALKERS: usize = 64;

/// Steps that each walker takes at least: fewer would all end beside the start.
const LEAST_STEPS: usize = 8;

/// Walks from one start are over when this many items were visited so often: more steps
/// would hardly change which are the best.
const ENOUGH_ITEMS: u32 = 300;
const ENOUGH_VISITS: u8 = 4;

/// How to walk from one start.
pub(crate) struct Plan {
    /// Index of the item.
    pub(crate) item: u32,
    /// Its number in the query.
    pub(crate) start: u32,
    pub(crate) steps: usize,
    /// Of 65,536 steps, after how many a walk goes on from its start.
    pub(crate) restart: u32,
    /// Whether enough visits end the walks early.
    pub(crate) ends_early: bool,
}

/// What each walker has at hand.
struct Walkers {
    item: [u32; WALKERS],
    group: [u32; WALKERS],
    /// The list it reads from next.
    head: [Head; WALKERS],
    /// Where in the arena it reads next.
    place: [u32; WALKERS],
    /// 64 random bits of the step: 24 for the group, 24 for the item, 16 for the restart.
    bits: [u64; WALKERS],
}

/// Walks, and notes what is visited; the start itself does not count.
pub(crate) fn walk(graph: &Adjacency, plan: &Plan, chance: &mut Chance, visits: &mut Visits) {
    let width = (plan.steps / LEAST_STEPS).clamp(1, WALKERS);
    let mut walkers = Walkers {
        item: [plan.item; WALKERS],
        group: [0; WALKERS],
        head: [Head::default(); WALKERS],
        place: [0; WALKERS],
        bits: [0; WALKERS],
    };
    let mut enough = plan.ends_early.then(Enough::new);
    let mut even = Even::new(chance.next());
    let mut left = plan.steps;
    while left > 0 {
        let width = width.min(left);
        left -= width;
        walkers.step(graph, plan.item, width, chance, &mut even);
        if let Some(enough) = &mut enough
            && enough.reached(&walkers.item[..width], plan.item)
        {
            left = 0;
        }
        walkers.note(plan, width, visits);
    }
}

impl Walkers {
    /// One step of the first `width` walkers. One that finds an empty list, which the writer
    /// may leave beside it, is nowhere then: at `u32::MAX`.
    #[inline]
    fn step(
        &mut self,
        graph: &Adjacency,
        start: u32,
        width: usize,
        chance: &mut Chance,
        even: &mut Even,
    ) {
        let (items, groups) = (&graph.items.lists, &graph.groups.lists);
        // Loops that read do nothing else: the more of them the processor can look ahead
        // through, the more reads are under way.
        for walker in 0..width {
            self.head[walker] = items.head(self.item[walker]);
        }
        for walker in 0..width {
            let bits = even.bits(chance.next(), self.item[walker] == start);
            self.bits[walker] = bits;
            self.place[walker] = random_place(self.head[walker], (bits >> 32) as u32);
        }
        for walker in 0..width {
            self.group[walker] = items.at(self.place[walker]);
        }
        for walker in 0..width {
            self.head[walker] = groups.head(self.group[walker]);
        }
        for walker in 0..width {
            let bits = (self.bits[walker] >> 8) as u32;
            self.place[walker] = random_place(self.head[walker], bits);
        }
        for walker in 0..width {
            self.item[walker] = groups.at(self.place[walker]);
        }
    }

    /// Notes where the walkers are, and lets some of them go on from the start.
    #[inline]
    fn note(&mut self, plan: &Plan, width: usize, visits: &mut Visits) {
        for walker in 0..width {
            let item = self.item[walker];
            let away = item != plan.item && item != u32::MAX;
            visits.note(item, self.group[walker], plan.start, away);
            let goes_on = away & ((self.bits[walker] as u32 & 0xffff) >= plan.restart);
            self.item[walker] = if goes_on { item } else { plan.item };
        }
    }
}

/// Steps from the start go to its groups and their items in turn, evenly, instead of at
/// random (by Roberts' sequence of two dimensions): most steps begin there, and what they
/// find is that much nearer to what endless walks would.
struct Even {
    group: u32,
    item: u32,
}

/// 2^32 divided by the plastic number, and by its square.
const BY_GROUP: u32 = 0xc13f_a9a9;
const BY_ITEM: u32 = 0x91e1_0da5;

impl Even {
    fn new(seed: u64) -> Self {
        Self {
            group: (seed >> 32) as u32,
            item: seed as u32,
        }
    }

    /// The bits of a step: the random ones, but of steps from the start only those for the
    /// restart.
    #[inline]
    fn bits(&mut self, random: u64, from_start: bool) -> u64 {
        let turn = u32::from(from_start);
        self.group = self.group.wrapping_add(BY_GROUP * turn);
        self.item = self.item.wrapping_add(BY_ITEM * turn);
        let even = u64::from(self.group >> 8) << 40 | u64::from(self.item >> 8) << 16;
        if from_start {
            even | (random & 0xffff)
        } else {
            random
        }
    }
}

/// A random place of a list; one that does not exist if it is empty.
#[inline]
fn random_place(list: Head, bits: u32) -> u32 {
    let place = list.start() + pick(bits & !0xff, list.len());
    if list.len() == 0 { u32::MAX } else { place }
}

/// Whether enough items were visited often enough, about: items that share a counter
/// count together, so that it is small and costs nothing beside a step.
struct Enough {
    visits: Box<[u8; ENOUGH_COUNTERS]>,
    items: u32,
}

const ENOUGH_COUNTERS: usize = 1 << 15;

impl Enough {
    fn new() -> Self {
        Self {
            visits: Box::new([0; ENOUGH_COUNTERS]),
            items: 0,
        }
    }

    fn reached(&mut self, items: &[u32], start: u32) -> bool {
        for item in items {
            let mixed = item.wrapping_mul(0x9e37_79b1) >> (32 - ENOUGH_COUNTERS.ilog2());
            let visits = &mut self.visits[mixed as usize];
            *visits = visits.saturating_add(u8::from(*item != start));
            self.items += u32::from(*visits == ENOUGH_VISITS);
        }
        self.items >= ENOUGH_ITEMS
    }
}
