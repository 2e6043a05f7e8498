//! Names: the caller's 64-bit ids of the nodes of one side, and back.
//!
//! An open table of indexes beside the ids themselves: 4 bytes a slot instead of the 16
//! that a map from id to index takes. One thread writes, readers need no lock.

use std::sync::atomic::{
    AtomicI64, AtomicU32,
    Ordering::{Acquire, Relaxed, Release},
};

const EMPTY: u32 = u32::MAX;

/// Most nodes of one side.
pub(crate) const MOST: usize = (u32::MAX - 1) as usize;

/// Of 64 slots this many are used at most: above, looking for what is not there gets slow.
const FILLED: (usize, usize) = (50, 64);

pub(crate) struct Names {
    ids: Box<[AtomicI64]>,
    slots: Box<[AtomicU32]>,
    count: AtomicU32,
}

impl Names {
    /// Room for so many nodes.
    pub(crate) fn new(nodes: usize) -> Self {
        let slots = nodes * FILLED.1 / FILLED.0 + 1;
        Self {
            ids: (0..nodes).map(|_| AtomicI64::new(0)).collect(),
            slots: (0..slots).map(|_| AtomicU32::new(EMPTY)).collect(),
            count: AtomicU32::new(0),
        }
    }

    /// The index of an id.
    pub(crate) fn find(&self, id: i64) -> Option<u32> {
        self.probe(id).1
    }

    /// The index of an id, which is made if it is not there; none when there is no room.
    pub(crate) fn find_or_add(&self, id: i64) -> Option<u32> {
        let (slot, found) = self.probe(id);
        if found.is_some() {
            return found;
        }
        let index = self.count.load(Relaxed);
        self.ids.get(index as usize)?.store(id, Relaxed);
        self.count.store(index + 1, Relaxed);
        // Invariant: the id of an index was written before the index can be found.
        self.slots[slot].store(index, Release);
        Some(index)
    }

    /// Names the first nodes of an empty side, in this order: indexes follow from 0. Answers
    /// whether all ids were different. The caller has made room for all.
    ///
    /// Where many ids would stand is looked up at once, so that their slots are fetched
    /// from memory together; one by one takes three times as long.
    pub(crate) fn add_all(&self, ids: &[i64]) -> bool {
        const TOGETHER: usize = 32;
        let mut different = true;
        for ids in ids.chunks(TOGETHER) {
            let (mut homes, mut there) = ([0; TOGETHER], [EMPTY; TOGETHER]);
            for (home, id) in homes.iter_mut().zip(ids) {
                *home = self.home(*id);
            }
            for (there, home) in there.iter_mut().zip(&homes) {
                *there = self.slots[*home].load(Relaxed);
            }
            // Uses what was read, so that it is read there.
            std::hint::black_box(&there);
            for id in ids {
                let next = self.count();
                different &= self.find_or_add(*id) == Some(next);
            }
        }
        different
    }

    /// The id of an index that was given out here.
    pub(crate) fn id(&self, index: u32) -> i64 {
        self.ids[index as usize].load(Relaxed)
    }

    /// Nodes that were ever named here: every index is below.
    pub(crate) fn count(&self) -> u32 {
        self.count.load(Relaxed)
    }

    pub(crate) fn has_room(&self) -> bool {
        (self.count() as usize) < self.ids.len()
    }

    /// Nodes that there is room for.
    pub(crate) fn room(&self) -> usize {
        self.ids.len()
    }

    pub(crate) fn bytes(&self) -> usize {
        self.ids.len() * size_of::<AtomicI64>() + self.slots.len() * size_of::<AtomicU32>()
    }

    /// The slot where an id stands or would stand. Ends: there are more slots than ids.
    fn probe(&self, id: i64) -> (usize, Option<u32>) {
        let mut slot = self.home(id);
        loop {
            let index = self.slots[slot].load(Acquire);
            if index == EMPTY {
                return (slot, None);
            }
            if self.id(index) == id {
                return (slot, Some(index));
            }
            slot += 1;
            if slot == self.slots.len() {
                slot = 0;
            }
        }
    }

    /// Ids are times with a counter behind: mixed, so that those of one moment do not
    /// stand beside each other.
    fn home(&self, id: i64) -> usize {
        let mixed = crate::chance::mix(id as u64);
        ((u128::from(mixed) * self.slots.len() as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_until_the_room_ends() {
        let names = Names::new(100);
        let ids = [0, -1, i64::MIN, i64::MAX];
        let ids: Vec<i64> = ids.into_iter().chain((1..97).map(|n| n << 40)).collect();
        for (index, id) in ids.iter().enumerate() {
            assert_eq!(names.find(*id), None);
            assert_eq!(names.find_or_add(*id), Some(index as u32));
            assert_eq!(names.find_or_add(*id), Some(index as u32));
        }
        for (index, id) in ids.iter().enumerate() {
            assert_eq!(names.find(*id), Some(index as u32));
            assert_eq!(names.id(index as u32), *id);
        }
        assert!(!names.has_room());
        assert_eq!(names.find_or_add(12_345), None);
        assert_eq!(names.count(), 100);
    }
}
