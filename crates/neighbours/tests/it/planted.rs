//! Vectors in heaps, as those of pictures lie.

use neighbours::{BYTES, Change, Vector};

/// Numbers that look random and follow from a seed (SplitMix64).
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let number = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (number ^ (number >> 31)) % below
    }

    /// A vector near a heap's middle.
    pub fn of_heap(&mut self, heap: u64) -> Vector {
        let mut middle = Dice(heap * 7_919);
        let mut vector = [0; BYTES];
        for byte in &mut vector {
            *byte = (middle.below(200) + self.below(50)) as u8;
        }
        vector
    }
}

/// So many vectors of so many heaps; ids from 1 on.
pub fn plant(count: i64, heaps: u64) -> Vec<(i64, Vector)> {
    let mut dice = Dice(1);
    let one = |id| {
        let heap = dice.below(heaps);
        (id, dice.of_heap(heap))
    };
    (1..=count).map(one).collect()
}

pub fn set((id, vector): &(i64, Vector)) -> Change {
    Change::Set {
        id: *id,
        vector: *vector,
    }
}

/// The nearest, found by sorting all.
pub fn by_sorting(all: &[(i64, Vector)], to: &Vector, limit: usize) -> Vec<i64> {
    let far = |vector: &Vector| -> u32 {
        let pairs = vector.iter().zip(to);
        pairs.map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum()
    };
    let mut order: Vec<(u32, i64)> = all.iter().map(|(id, it)| (far(it), *id)).collect();
    order.sort_unstable();
    order.into_iter().map(|(_, id)| id).take(limit).collect()
}
