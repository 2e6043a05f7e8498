//! A synthetic world with planted tastes: which item is in which group, and why.
//!
//! Items belong to a style of a sub-topic of a topic; so do groups, and take most of
//! their items from there, some from farther away, and some that everyone has. Sizes of
//! groups, popularity of items and of sub-topics have heavy tails. Ids tell nothing, and
//! edges come in the order of a time that has nothing to do with tastes.

/// Sub-topics of a topic, and styles of a sub-topic.
const SUBS: usize = 20;
const STYLES: usize = 4;

/// Of 100 items of a group: from its style, its sub-topic, its topic; the rest from anywhere.
const FROM_STYLE: f64 = 0.45;
const FROM_SUB: f64 = 0.25;
const FROM_TOPIC: f64 = 0.2;

/// How much more popular the first items of a taste are than the others.
const SKEW: f64 = 2.2;

/// Smallest and largest group, and how heavy the tail of their sizes is.
const SMALLEST: f64 = 6.0;
const LARGEST: f64 = 10_000.0;
const TAIL: f64 = 1.5;

/// Chance of the measurement: SplitMix64.
pub struct Dice(pub u64);

impl Dice {
    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// From 0 up to, not including, 1.
    pub fn share(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Below `count`.
    pub fn below(&mut self, count: usize) -> usize {
        (self.share() * count as f64) as usize
    }

    /// Puts values into any order.
    pub fn shuffle<T>(&mut self, values: &mut [T]) {
        for at in (1..values.len()).rev() {
            values.swap(at, self.below(at + 1));
        }
    }
}

fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// Edges by number of item and group, in the order in which they came.
pub struct World {
    /// (item, group), each once.
    pub edges: Vec<(u32, u32)>,
    /// Number of items, some of which are in no group.
    pub items: usize,
    /// Number of groups.
    pub groups: usize,
    /// The sub-topic of each item, from 1; 0 of a third of them, whose is unknown.
    pub subs: Vec<u32>,
}

/// The id of an item.
pub fn item_id(item: u32) -> i64 {
    mix(u64::from(item) + 1) as i64
}

/// The id of a group.
pub fn group_id(group: u32) -> i64 {
    mix(u64::from(group) + (1 << 40)) as i64
}

impl World {
    /// A world of so many edges: a tenth as many items, and 7 groups to 100 edges.
    pub fn plant(edges: usize, dice: &mut Dice) -> Self {
        let (items, groups) = (edges / 10, edges * 7 / 100);
        let tastes = Tastes::plant(items, (edges / 33_000).max(3), dice);
        let mut world = Self {
            edges: Vec::with_capacity(edges),
            items,
            groups,
            subs: tastes.subs(),
        };
        let mut members = std::collections::HashSet::new();
        let mut group = 0;
        while world.edges.len() < edges {
            members.clear();
            let taste = tastes.any(dice);
            for _ in 0..size(dice) {
                let item = tastes.pick(taste, dice);
                if world.edges.len() < edges && members.insert(item) {
                    world.edges.push((item, group as u32));
                }
            }
            group += 1;
        }
        world.groups = group;
        dice.shuffle(&mut world.edges);
        world
    }
}

fn size(dice: &mut Dice) -> usize {
    let size = SMALLEST * (1.0 - dice.share()).powf(-1.0 / TAIL);
    size.min(LARGEST) as usize
}

/// Items in the order of topics, sub-topics and styles: a taste is a range.
struct Tastes {
    /// Where each style begins, and at last the number of items.
    begins: Vec<usize>,
    /// Numbers of items by their place in that order.
    items: Vec<u32>,
    /// The same in the order of their popularity with all.
    popular: Vec<u32>,
}

impl Tastes {
    fn plant(count: usize, topics: usize, dice: &mut Dice) -> Self {
        let styles = topics * SUBS * STYLES;
        let weights: Vec<f64> = (0..styles)
            .map(|_| (1.0 - dice.share()).powf(-0.5).min(12.0))
            .collect();
        let all: f64 = weights.iter().sum();
        let mut begins = vec![0];
        let mut sum = 0.0;
        for weight in weights {
            sum += weight;
            begins.push((count as f64 * sum / all) as usize);
        }
        let mut shuffled = || {
            let mut items: Vec<u32> = (0..count as u32).collect();
            dice.shuffle(&mut items);
            items
        };
        Self {
            begins,
            items: shuffled(),
            popular: shuffled(),
        }
    }

    /// The sub-topic of each item, from 1; 0 of a third of them.
    fn subs(&self) -> Vec<u32> {
        let mut subs = vec![0; self.items.len()];
        for (style, range) in self.begins.windows(2).enumerate() {
            for item in &self.items[range[0]..range[1]] {
                let is_known = !mix(u64::from(*item)).is_multiple_of(3);
                subs[*item as usize] = (style / STYLES + 1) as u32 * u32::from(is_known);
            }
        }
        subs
    }

    /// A style, large ones more often.
    fn any(&self, dice: &mut Dice) -> usize {
        let place = dice.below(self.items.len());
        self.begins.partition_point(|begin| *begin <= place) - 1
    }

    fn pick(&self, style: usize, dice: &mut Dice) -> u32 {
        let where_from = dice.share();
        let (first, styles) = if where_from < FROM_STYLE {
            (style, 1)
        } else if where_from < FROM_STYLE + FROM_SUB {
            (style - style % STYLES, STYLES)
        } else if where_from < FROM_STYLE + FROM_SUB + FROM_TOPIC {
            (style - style % (STYLES * SUBS), STYLES * SUBS)
        } else {
            return self.popular[rank(self.popular.len(), dice)];
        };
        // The popular of each style, not those of the range's first style alone.
        let style = first + dice.below(styles);
        let (begin, end) = (self.begins[style], self.begins[style + 1]);
        if begin == end {
            return self.popular[rank(self.popular.len(), dice)];
        }
        self.items[begin + rank(end - begin, dice)]
    }
}

/// A place among `count`, the first ones more often.
fn rank(count: usize, dice: &mut Dice) -> usize {
    (count as f64 * dice.share().powf(SKEW)) as usize
}
