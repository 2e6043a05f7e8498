//! Which pictures look alike.

use kernel::{error::Result, house::House, tx::Tx};
use store::Run;

use super::{find_picture::StoredPicture, sql::looks};

/// Pictures look alike when their perceptual hashes differ in so few of 64 bits: a
/// smaller or worse copy does, the same from the other side does not.
const NEAR: u32 = 4;
/// One piece more than bits may differ: then one piece at least is the same.
const PIECES: u32 = NEAR + 1;
/// Bits of a piece; the last one has what is left.
const BITS: u32 = 13;

/// Pictures that look like one another, at most.
const MOST_ALIKE: i64 = 500;

/// What a hash knows nothing of.
#[derive(Debug, Clone, Copy)]
pub struct Shape<'a> {
    /// Pixels.
    pub width: i64,
    /// Pixels.
    pub height: i64,
    /// Dominant colour, `#rrggbb`.
    pub color: &'a str,
}

impl<'a> Shape<'a> {
    /// That of a stored picture.
    pub fn of(picture: &'a StoredPicture) -> Self {
        Self {
            width: picture.width,
            height: picture.height,
            color: &picture.color,
        }
    }
}

/// Whether a picture whose hash is near another's is taken for the same: hashes know
/// nothing of colours and of what was cut off, so shape and colour have to fit as well.
pub fn fits(one: Shape<'_>, other: Shape<'_>) -> bool {
    let (wide, high) = (one.width * other.height, other.width * one.height);
    let has_shape = (wide - high).abs() * 25 <= wide.max(high);
    let channels = |color: &str| {
        let bits = u32::from_str_radix(color.trim_start_matches('#'), 16).unwrap_or_default();
        [bits >> 16, bits >> 8, bits].map(|channel| channel & 0xff)
    };
    let (ours, theirs) = (channels(one.color), channels(other.color));
    let has_colour = ours.iter().zip(theirs).all(|(a, b)| a.abs_diff(b) <= 40);
    has_shape && has_colour
}

/// Whether two pictures look alike by their perceptual hashes.
pub(super) fn is_near(one: i64, other: i64) -> bool {
    far(one, other) <= NEAR
}

/// Whether a look that began with one hash may have a picture that is near the other.
pub(super) fn may_share(first: i64, other: i64) -> bool {
    far(first, other) <= 2 * NEAR
}

fn far(one: i64, other: i64) -> u32 {
    (one ^ other).count_ones()
}

/// Signatures of pictures that look like this one, itself among them; none when its look
/// has not been found yet. Of very many, some are enough.
pub async fn look_alikes(run: &impl Run, signature: &str) -> Result<Vec<String>> {
    match looks::look(run, signature).await? {
        Some(look) => looks::alike(run, look, MOST_ALIKE).await,
        None => Ok(Vec::new()),
    }
}

/// Gives a picture its look: that of the nearest picture which began one, or its own.
pub(super) async fn give_look(
    house: &House,
    tx: &Tx,
    signature: &str,
    perceptual: i64,
) -> Result<()> {
    let pieces = pieces(perceptual);
    let near = looks::near(tx, &pieces).await?;
    let look = match nearest(perceptual, &near) {
        Some(look) => look,
        None => {
            let look = house.ids.next(house.now());
            looks::add(tx, look, perceptual, &pieces).await?;
            look
        }
    };
    looks::set(tx, signature, look).await
}

/// The nearest look that is near enough; of several the oldest.
fn nearest(perceptual: i64, looks: &[(i64, i64)]) -> Option<i64> {
    let near = looks
        .iter()
        .filter(|(_, other)| is_near(perceptual, *other));
    near.min_by_key(|(look, other)| (far(perceptual, *other), *look))
        .map(|(look, _)| *look)
}

/// The hash in pieces, each with its place.
pub(super) fn pieces(perceptual: i64) -> Vec<i64> {
    let bits = perceptual as u64;
    let piece = |at: u32| (bits >> (at * BITS)) & ((1 << BITS) - 1);
    (0..PIECES)
        .map(|at| ((u64::from(at) << BITS) | piece(at)) as i64)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_hashes_share_a_piece_wherever_they_differ() {
        let hash = 0x5ee1_90c3_7a42_d188_u64 as i64;
        for bits in [
            [0, 13, 26, 39],
            [12, 25, 38, 51],
            [63, 62, 61, 60],
            [1, 2, 40, 63],
        ] {
            let other = bits.iter().fold(hash, |hash, bit| hash ^ (1_i64 << bit));
            let (own, others) = (pieces(hash), pieces(other));
            assert!(own.iter().any(|piece| others.contains(piece)), "{bits:?}");
            assert_eq!(nearest(other, &[(7, hash)]), Some(7));
            assert_eq!(nearest(other ^ (1 << 33), &[(7, hash)]), None);
        }
        assert_eq!(pieces(hash).len(), 5);
        assert_eq!(pieces(-1).last(), Some(&((4 << 13) | 0xfff)));
    }

    #[test]
    fn the_nearest_look_is_taken_and_of_two_the_older() {
        assert_eq!(nearest(0b111, &[(3, 0b110), (9, 0b111)]), Some(9));
        assert_eq!(nearest(0b111, &[(9, 0b110), (3, 0b101)]), Some(3));
        assert_eq!(nearest(0, &[]), None);
    }
}
