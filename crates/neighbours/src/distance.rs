//! How far vectors are from each other.

/// Bytes of a vector.
pub const BYTES: usize = 128;

/// A vector, each of its numbers in a byte.
pub type Vector = [u8; BYTES];

/// The sum of the squared differences. Sixteen bits are enough for a difference, and what
/// processors multiply and add at once: 10 ns.
#[inline]
#[must_use]
pub fn distance(one: &Vector, other: &Vector) -> u32 {
    let pairs = one.iter().zip(other);
    // Nothing of this can overflow, and looking whether it does takes three times as long.
    let sum = pairs.fold(0_i32, |sum, (a, b)| {
        let off = i32::from(i16::from(*a).wrapping_sub(i16::from(*b)));
        sum.wrapping_add(off.wrapping_mul(off))
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
