//! Vectors as pictures have them: few things vary freely, and many bytes follow from them.

use neighbours::{BYTES, Vector};

/// Things that vary freely: what 128 bytes of a descriptor amount to.
const FREE: usize = 24;
/// Kinds of pictures; sizes have a heavy tail.
const KINDS: usize = 5_000;

/// A world whose vectors are drawn one after the other.
pub struct World {
    dice: Dice,
    kinds: Vec<[f32; FREE]>,
    /// How much of each free thing is in each byte.
    mix: Vec<[f32; FREE]>,
}

impl World {
    /// The same in every run.
    pub fn new() -> Self {
        let mut dice = Dice(7);
        let mut many = |count: usize| -> Vec<[f32; FREE]> {
            (0..count)
                .map(|_| std::array::from_fn(|_| dice.bell()))
                .collect()
        };
        let (kinds, mix) = (many(KINDS), many(BYTES));
        Self { dice, kinds, mix }
    }

    /// A picture of a kind, with what is its own and some noise.
    pub fn vector(&mut self) -> Vector {
        let share = self.dice.share();
        let kind = self.kinds[((share * share) * KINDS as f32) as usize % KINDS];
        let own: [f32; FREE] = std::array::from_fn(|at| 0.8 * kind[at] + 0.5 * self.dice.bell());
        std::array::from_fn(|byte| {
            let mixed: f32 = self.mix[byte].iter().zip(&own).map(|(a, b)| a * b).sum();
            let noise = 2.0 * self.dice.bell();
            // The conversion rounds and saturates.
            (100.0 + 9.0 * mixed + noise).round() as u8
        })
    }
}

/// Numbers that look random and follow from a seed (SplitMix64).
struct Dice(u64);

impl Dice {
    /// From 0 to 1.
    fn share(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let number = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((number ^ (number >> 31)) >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// Nearly a normal distribution, around 0.
    fn bell(&mut self) -> f32 {
        let sum: f32 = (0..6).map(|_| self.share()).sum();
        (sum - 3.0) * std::f32::consts::SQRT_2
    }
}
