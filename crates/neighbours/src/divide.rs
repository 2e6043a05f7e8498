//! Divides vectors among lists: k-means on a sample.

use crate::distance::{BYTES, Vector, closest};

/// Vectors of the sample, for each centre.
const SAMPLED: usize = 40;

/// Rounds of moving centres; more bring little.
const ROUNDS: usize = 6;

/// Centres for vectors: as many as the root of their number, so that finding the lists costs
/// about as much as reading one. The same vectors in the same order give the same centres.
pub(crate) fn centres(vectors: &[Vector]) -> Vec<Vector> {
    let count = vectors.len().isqrt().max(1);
    let mut chance = Chance(vectors.len() as u64);
    let sample: Vec<&Vector> = (0..(count * SAMPLED).min(vectors.len()))
        .map(|_| &vectors[chance.below(vectors.len())])
        .collect();
    if sample.is_empty() {
        return vec![[0; BYTES]];
    }
    let mut centres: Vec<Vector> = (0..count)
        .map(|_| *sample[chance.below(sample.len())])
        .collect();
    for _ in 0..ROUNDS {
        let mut sums = vec![([0_u32; BYTES], 0_u32); count];
        for vector in &sample {
            let (sum, members) = &mut sums[closest(&centres, vector)];
            *members += 1;
            for (sum, byte) in sum.iter_mut().zip(*vector) {
                *sum += u32::from(*byte);
            }
        }
        for (centre, (sum, members)) in centres.iter_mut().zip(&sums) {
            match members {
                // One that nothing is near to begins anew somewhere else.
                0 => *centre = *sample[chance.below(sample.len())],
                members => *centre = sum.map(|sum| ((sum + members / 2) / members) as u8),
            }
        }
    }
    centres
}

/// Numbers that look random and follow from a seed (SplitMix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let number = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((number ^ (number >> 31)) % below.max(1) as u64) as usize
    }
}
