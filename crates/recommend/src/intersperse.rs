//! Puts a few items into an order at places of their own, far from each other.

use std::collections::HashSet;

/// The order with `few` in it, and how many of these have places of their own: the first at
/// place `first` (counted from 0), each next one `every` places behind. One that stands in the
/// order already moves to its place. Those for whose places the order is too short change
/// nothing: they stay where they stand, or out. Each of `few` is named once; those with places
/// are the first.
#[must_use]
pub fn intersperse(order: &[i64], few: &[i64], first: usize, every: usize) -> (Vec<i64>, usize) {
    let every = every.max(1);
    let place = |number: usize| first + number * every;
    let without = |some: &[i64]| -> Vec<i64> {
        let some: HashSet<i64> = some.iter().copied().collect();
        let others = order.iter().filter(|item| !some.contains(item));
        others.copied().collect()
    };
    // The most for which others fill all places between.
    let fits = |seated: &usize| match seated {
        0 => true,
        seated => without(&few[..*seated]).len() + seated > place(seated - 1),
    };
    let seated = (0..=few.len()).rev().find(fits).unwrap_or(0);
    let mut all = Vec::with_capacity(order.len() + seated);
    let mut rest = without(&few[..seated]).into_iter();
    for (number, item) in few[..seated].iter().enumerate() {
        all.extend(rest.by_ref().take(place(number) - all.len()));
        all.push(*item);
    }
    all.extend(rest);
    (all, seated)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_stand_at_places_of_their_own() {
        // Order, the few, first place, places between, expected, and how many have places.
        type Row = (
            &'static [i64],
            &'static [i64],
            usize,
            usize,
            &'static [i64],
            usize,
        );
        let rows: [Row; 13] = [
            (&[1, 2, 3, 4, 5], &[8, 9], 1, 3, &[1, 8, 2, 3, 9, 4, 5], 2),
            (&[1, 2, 3], &[8], 0, 3, &[8, 1, 2, 3], 1),
            // Those that stand in the order already move, forward or back.
            (&[1, 2, 3, 8], &[8], 1, 3, &[1, 8, 2, 3], 1),
            (&[8, 1, 2, 3], &[8], 2, 3, &[1, 2, 8, 3], 1),
            // At the very end of a short order, and too late for it.
            (&[1, 2], &[8], 2, 3, &[1, 2, 8], 1),
            (&[1], &[8], 2, 3, &[1], 0),
            (&[8, 1], &[8], 2, 3, &[8, 1], 0),
            (&[1, 2, 3], &[8, 9], 1, 3, &[1, 8, 2, 3, 9], 2),
            (&[1, 2, 9], &[8, 9], 1, 3, &[1, 8, 2, 9], 1),
            (&[], &[8], 0, 3, &[8], 1),
            (&[], &[8], 1, 3, &[], 0),
            (&[1, 2, 3], &[], 0, 0, &[1, 2, 3], 0),
            (&[1, 2], &[8, 9], 0, 0, &[8, 9, 1, 2], 2),
        ];
        for (order, few, first, every, expected, seated) in rows {
            let found = intersperse(order, few, first, every);
            let told = format!("{few:?} into {order:?} at {first}, {every}");
            assert_eq!(found, (expected.to_vec(), seated), "{told}");
        }
    }
}
