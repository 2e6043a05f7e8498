//! What is near pictures by who saved them together: walks on the graph of saves.

use std::collections::{HashMap, HashSet};

use collections::pins;
use contract::ids::PinId;
use kernel::{error::Result, house::House};
use recommend::{Query, Start};

use super::{
    follow_saves::SaveGraph,
    lean_walks::{Leaning, lean_walks},
};

/// A pin that a walk found.
pub(super) struct Near {
    /// The pin that shows the picture: the one that brought it, or its oldest public save.
    pub pin: PinId,
    /// The picture that it is near to, by the pin that brought it.
    pub start: PinId,
    /// How near, from 0 to 1, which the nearest has.
    pub nearness: f32,
}

/// Pins that show what is near these pictures and preferred, nearest first, at most so many.
/// The starts are not among them. The same seed gives the same walks.
pub(super) async fn walk_saves(
    house: &House,
    starts: &[Start],
    most: usize,
    seed: u64,
    leaning: &Leaning,
) -> Result<Vec<Near>> {
    let weigh = |_, note| leaning.leaves(note);
    let found = house.get::<SaveGraph>().0.walk(&Query {
        limit: most,
        seed,
        weigh: Some(&weigh),
        ..Query::new(starts)
    });
    let roots: Vec<PinId> = found.iter().map(|found| PinId(found.item)).collect();
    let stands = pins::standing_ids(&house.db, &roots).await?;
    let standing: HashMap<PinId, PinId> = stands.into_iter().collect();
    let nearest = found.first().map_or(1.0, |found| found.score);
    let near = found.iter().filter_map(|found| {
        Some(Near {
            pin: *standing.get(&PinId(found.item))?,
            start: PinId(found.start),
            nearness: found.score / nearest,
        })
    });
    Ok(near.collect())
}

/// The same for lists of no viewer, where what is in the languages of the starts and about
/// their topics is preferred.
pub(super) async fn pins_near(house: &House, starts: &[Start], most: usize) -> Result<Vec<Near>> {
    let leaning = lean_walks(&house.get::<SaveGraph>().0, starts);
    walk_saves(house, starts, most, 0, &leaning).await
}

/// Pictures near these, by the pins that brought them, at most so many.
pub(super) fn roots_near(
    house: &House,
    starts: &[Start],
    most: usize,
    seed: u64,
) -> HashSet<PinId> {
    let found = house.get::<SaveGraph>().0.walk(&Query {
        limit: most,
        seed,
        ..Query::new(starts)
    });
    found.iter().map(|found| PinId(found.item)).collect()
}

/// Two lists in turn, then what the longer one has left.
pub(super) fn woven<T>(one: Vec<T>, other: Vec<T>) -> Vec<T> {
    let (mut one, mut other) = (one.into_iter(), other.into_iter());
    let mut all = Vec::with_capacity(one.len() + other.len());
    loop {
        let before = all.len();
        all.extend(one.next());
        all.extend(other.next());
        if all.len() == before {
            return all;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_woven_to_their_ends() {
        let cases: [(&[i64], &[i64], &[i64]); 4] = [
            (&[1, 2], &[8, 9], &[1, 8, 2, 9]),
            (&[1], &[7, 8, 9], &[1, 7, 8, 9]),
            (&[1, 2, 3], &[], &[1, 2, 3]),
            (&[], &[], &[]),
        ];
        let ids = |numbers: &[i64]| numbers.iter().map(|number| PinId(*number)).collect();
        for (one, other, expected) in cases {
            let expected: Vec<PinId> = ids(expected);
            assert_eq!(woven(ids(one), ids(other)), expected);
        }
    }
}
