//! Which nodes lie beside each other in memory.
//!
//! A walk stays near its start: if what is near in the graph is near in memory too, most of
//! its reads find their line, or at least their page, in the processor's caches. Nodes are
//! labelled by propagation (Raghavan, Albert and Kumara): each takes the label that most of
//! its neighbours have, some times over, and those of one label are laid together.

use crate::{
    adjacency::{Adjacency, Side},
    chance,
};

/// Living nodes of both sides, in the order in which they are to lie.
pub(crate) struct Order {
    pub(crate) items: Vec<u32>,
    pub(crate) groups: Vec<u32>,
}

/// Times that labels are propagated.
const ROUNDS: u32 = 8;

/// Neighbours that a node asks for their labels: some, so that large groups cost no more.
const ASKED: usize = 16;

impl Order {
    /// As they lie already.
    pub(crate) fn kept(graph: &Adjacency) -> Self {
        let nodes = |side: &Side| side.living().map(|(node, _)| node).collect();
        Self {
            items: nodes(&graph.items),
            groups: nodes(&graph.groups),
        }
    }

    /// Those with the same label together: a third of a microsecond an edge.
    pub(crate) fn by_label(graph: &Adjacency) -> Self {
        let mut order = Self::kept(graph);
        let mut items = vec![0; graph.items.names.count() as usize];
        let mut groups: Vec<u32> = (0..graph.groups.names.count()).collect();
        for _ in 0..ROUNDS {
            propagate(&graph.items, &groups, &mut items);
            propagate(&graph.groups, &items, &mut groups);
        }
        order.items.sort_by_key(|node| items[*node as usize]);
        order.groups.sort_by_key(|node| groups[*node as usize]);
        order
    }
}

fn propagate(side: &Side, from: &[u32], to: &mut [u32]) {
    let mut labels = [0; ASKED];
    for (node, len) in side.living() {
        let asked = (len as usize).min(ASKED);
        let first = chance::pick(chance::mix(u64::from(node)) as u32, len - asked as u32 + 1);
        let begin = side.lists.head(node).start() + first;
        for (label, place) in labels[..asked].iter_mut().zip(begin..) {
            *label = from[side.lists.at(place) as usize];
        }
        to[node as usize] = most_frequent(&mut labels[..asked]);
    }
}

/// The most frequent of some labels; of several any, but not always the lowest, which
/// would take over the whole graph.
fn most_frequent(labels: &mut [u32]) -> u32 {
    labels.sort_unstable();
    let (mut best, mut most, mut rank) = (0, 0, 0);
    for run in labels.chunk_by(|one, next| one == next) {
        let mixed = chance::mix(u64::from(run[0]));
        if (run.len(), mixed) > (most, rank) {
            (best, most, rank) = (run[0], run.len(), mixed);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{adjacency::Room, chance::Chance};

    #[test]
    fn what_shares_groups_lies_together() {
        let room = Room {
            nodes: 2_000,
            entries: 50_000,
        };
        let graph = Adjacency::new(room, room);
        let mut chance = Chance::new(1);
        // Item and group 7, 17, 27 … have taste 7; they come in turn, and one in ten of the
        // items of a group has any taste.
        for at in 0..4_000 {
            let group = at % 400;
            let any = chance.next() as i64 & 0xff_ffff;
            let taste = if any % 10 == 0 {
                any / 10 % 10
            } else {
                group % 10
            };
            let item = any / 100 % 40 * 10 + taste;
            assert!(graph.add(item, group).is_ok());
        }
        let order = Order::by_label(&graph);
        for (side, order) in [(&graph.items, &order.items), (&graph.groups, &order.groups)] {
            let mut nodes = order.clone();
            nodes.sort_unstable();
            let kept: Vec<u32> = side.living().map(|(node, _)| node).collect();
            assert_eq!(nodes, kept, "each is there once");
            let taste = |node: u32| side.names.id(node) % 10;
            let beside = order
                .windows(2)
                .filter(|two| taste(two[0]) == taste(two[1]));
            let share = beside.count() as f64 / order.len() as f64;
            assert!(share > 0.9, "{share}");
        }
    }
}
