//! How far vectors are from each other.

use std::array;

/// Bytes of a vector.
pub const BYTES: usize = 128;

/// A vector, each of its numbers in a byte.
pub type Vector = [u8; BYTES];

/// The sum of the squared differences.
#[inline]
#[must_use]
pub fn distance(one: &Vector, other: &Vector) -> u32 {
    // Sixteen bits are enough for a difference. Squared while they are made, eight of them are
    // widened and narrowed again: that took three times as long.
    let off: [i16; BYTES] =
        array::from_fn(|at| i16::from(one[at]).wrapping_sub(i16::from(other[at])));
    // Nothing of this can overflow, and looking whether it does takes three times as long.
    let sum = off.iter().fold(0_i32, |sum, off| {
        sum.wrapping_add(i32::from(*off).wrapping_mul(i32::from(*off)))
    });
    sum.unsigned_abs()
}

/// Which of these centres is nearest; the first of several.
pub(crate) fn closest(centres: &[Vector], to: &Vector) -> usize {
    let mut best = (u32::MAX, 0);
    for (at, centre) in centres.iter().enumerate() {
        let far = distance(centre, to);
        if far < best.0 {
            best = (far, at);
        }
    }
    best.1
}
