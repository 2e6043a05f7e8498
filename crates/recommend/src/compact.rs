//! Compaction: a copy of the graph without what was removed, without the pieces that
//! lists have left, and with room to grow.
//!
//! Readers go on reading the former one until they are done; only the writer waits.

use crate::{
    adjacency::{Adjacency, Full, Room, Side},
    error::{Error, Result},
    names,
};

/// Part of the size that a copy has as room for growth.
const GROWTH: usize = 32;

/// Room that even an empty graph has.
const LEAST: Room = Room {
    nodes: 256,
    entries: 4_096,
};

/// A copy with room for `wanted` beside what is there, and for growth.
///
/// # Errors
/// [`Error::TooLarge`]: places are 32 bits wide.
pub(crate) fn copy(former: &Adjacency, wanted: &Full) -> Result<Adjacency> {
    let items = roomy(former.items.needed(), wanted.items)?;
    let groups = roomy(former.groups.needed(), wanted.groups)?;
    let copy = Adjacency::new(items, groups);
    let named = (
        rename(&former.items, &copy.items),
        rename(&former.groups, &copy.groups),
    );
    copy_lists(&former.items, &copy.items, &named.0, &named.1);
    copy_lists(&former.groups, &copy.groups, &named.1, &named.0);
    for (item, _) in former.items.living() {
        copy.set_note(named.0[item as usize], former.note(item));
    }
    Ok(copy)
}

/// What is there, what is wanted, and some growth.
pub(crate) fn roomy(needed: Room, wanted: Room) -> Result<Room> {
    let room = Room {
        nodes: needed.nodes + wanted.nodes + needed.nodes / GROWTH + LEAST.nodes,
        entries: needed.entries + wanted.entries + needed.entries / GROWTH + LEAST.entries,
    };
    let fits = needed.nodes + wanted.nodes <= names::MOST
        && needed.entries + wanted.entries <= u32::MAX as usize;
    fits.then_some(room).ok_or(Error::TooLarge)
}

/// Gives the living nodes their new indexes, in the order of the old ones; those of the
/// others are not used.
fn rename(former: &Side, copy: &Side) -> Vec<u32> {
    let ids: Vec<i64> = former
        .living()
        .map(|(node, _)| former.names.id(node))
        .collect();
    copy.names.add_all(&ids);
    let mut named = vec![u32::MAX; former.names.count() as usize];
    for (new, (node, _)) in (0..).zip(former.living()) {
        named[node as usize] = new;
    }
    named
}

fn copy_lists(former: &Side, copy: &Side, nodes: &[u32], others: &[u32]) {
    for (node, len) in former.living() {
        let begin = copy.lists.begin(nodes[node as usize], len);
        for (place, neighbour) in (begin..).zip(former.lists.neighbours(node)) {
            copy.lists.set(place, others[neighbour as usize]);
        }
    }
}
