//! What a graph should hold, as simply as it can be said; and chance with a seed.

use std::collections::{BTreeSet, HashMap};

use recommend::{Change, Found, Graph, Start};

/// Random numbers that follow from a seed (xorshift64*).
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, count: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % count
    }
}

#[derive(Default)]
pub struct Model {
    edges: BTreeSet<(i64, i64)>,
}

impl Model {
    pub fn make(&mut self, change: Change) {
        match change {
            Change::Add { item, group } => {
                self.edges.insert((item, group));
            }
            Change::Remove { item, group } => {
                self.edges.remove(&(item, group));
            }
            Change::RemoveItem(gone) => self.edges.retain(|(item, _)| *item != gone),
            Change::RemoveGroup(gone) => self.edges.retain(|(_, group)| *group != gone),
            // No edge.
            Change::Note { .. } => {}
        }
    }

    /// Compares both directions of every edge, and the counts.
    pub fn assert_equal(&self, graph: &Graph, items: &[i64], groups: &[i64], when: &str) {
        let mut of_item: HashMap<i64, Vec<i64>> = HashMap::new();
        let mut of_group: HashMap<i64, Vec<i64>> = HashMap::new();
        for (item, group) in &self.edges {
            of_item.entry(*item).or_default().push(*group);
            of_group.entry(*group).or_default().push(*item);
        }
        for item in items {
            let mut found = graph.groups_of(*item, usize::MAX);
            found.sort_unstable();
            assert_eq!(
                &found,
                of_item.get(item).unwrap_or(&Vec::new()),
                "{when}: item {item}"
            );
        }
        for group in groups {
            let mut found = graph.items_of(*group, usize::MAX);
            found.sort_unstable();
            assert_eq!(
                &found,
                of_group.get(group).unwrap_or(&Vec::new()),
                "{when}: group {group}"
            );
        }
        let mut items = graph.items();
        items.sort_unstable();
        let known: BTreeSet<i64> = of_item.keys().copied().collect();
        assert!(items.iter().eq(&known), "{when}");
        let size = graph.size();
        assert_eq!(size.edges, self.edges.len() as u64, "{when}");
        assert_eq!(
            (size.items, size.groups),
            (of_item.len(), of_group.len()),
            "{when}"
        );
    }
}

pub fn add(item: i64, group: i64) -> Change {
    Change::Add { item, group }
}

pub fn from(item: i64) -> Start {
    Start { item, weight: 1.0 }
}

pub fn items(found: &[Found]) -> Vec<i64> {
    found.iter().map(|found| found.item).collect()
}

pub fn graph(edges: &[(i64, i64)]) -> Graph {
    let graph = Graph::new();
    let batch: Vec<Change> = edges
        .iter()
        .map(|(item, group)| add(*item, *group))
        .collect();
    graph.apply(&batch, "all").expect("it fits");
    graph
}

/// Groups 0 to 99 of 20 items, each of one of ten tastes of 40 items: taste 3 has the items
/// 300 to 339. Now and then an item of anywhere.
pub fn tastes() -> Graph {
    let mut dice = Dice(11);
    let mut edges = Vec::new();
    for group in 0..100 {
        for _ in 0..20 {
            let taste = if dice.below(10) == 0 {
                dice.below(10)
            } else {
                group % 10
            };
            edges.push((taste as i64 * 100 + dice.below(40) as i64, group as i64));
        }
    }
    graph(&edges)
}
