//! Puts what several sources offer into one order in which nothing comes in rows.

use std::collections::HashMap;

/// Something that may be shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// Of the item. Offered twice, it has both scores.
    pub item: i64,
    /// How much speaks for it; greater is better. Without a positive number it is left out.
    pub score: f32,
    /// What it shares with others, such as its group or its maker, each kind at its place; 0
    /// for nothing.
    pub traits: [i64; TRAITS],
}

/// What items are told apart by.
pub const TRAITS: usize = 3;

/// So many of the best left are weighed against each other for each place.
const LOOKED_AT: usize = 40;
/// A trait counts as repeated while one of the last so many places has it.
const WINDOW: usize = 9;
/// What a score loses for sharing a trait with the place just before; less the farther away.
const LOSS: f32 = 0.4;

/// The best candidates in an order without rows: each place takes the best of those left,
/// whose score sinks with every trait that a place before has too, the more the nearer that is.
/// The same candidates give the same order.
#[must_use]
pub fn blend(candidates: &[Candidate], most: usize) -> Vec<i64> {
    let mut left = merged(candidates);
    left.sort_by(|one, other| {
        let by_score = other.score.total_cmp(&one.score);
        by_score.then(one.item.cmp(&other.item))
    });
    let mut placed: Vec<Candidate> = Vec::with_capacity(most.min(left.len()));
    while placed.len() < most {
        let before = &placed[placed.len().saturating_sub(WINDOW)..];
        let mut best: Option<(usize, f32)> = None;
        for (at, candidate) in left.iter().take(LOOKED_AT).enumerate() {
            let worth = candidate.score * apart(candidate, before);
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((at, worth));
            }
        }
        let Some((at, _)) = best else { break };
        placed.push(left.remove(at));
    }
    placed.iter().map(|candidate| candidate.item).collect()
}

/// Each item once, in no order, with what all its offers say together.
fn merged(candidates: &[Candidate]) -> Vec<Candidate> {
    let mut by_item: HashMap<i64, Candidate> = HashMap::new();
    for candidate in candidates
        .iter()
        .filter(|one| one.score.is_finite() && one.score > 0.0)
    {
        by_item
            .entry(candidate.item)
            .and_modify(|known| known.score += candidate.score)
            .or_insert(*candidate);
    }
    by_item.into_values().collect()
}

/// What is left of a candidate's score behind these places, from 0 to 1: each trait costs by
/// the nearest place that has it. Others farther away cost nothing more, or what a viewer
/// loves most would be left out where one maker alone has it.
fn apart(candidate: &Candidate, before: &[Candidate]) -> f32 {
    let mut left = 1.0;
    for (kind, own) in candidate.traits.iter().enumerate() {
        let shares = |place: &Candidate| *own != 0 && place.traits[kind] == *own;
        if let Some(away) = before.iter().rev().position(shares) {
            left *= 1.0 - LOSS * (1.0 - away as f32 / WINDOW as f32);
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(item: i64, score: f32, group: i64) -> Candidate {
        Candidate {
            item,
            score,
            traits: [group, 0, 0],
        }
    }

    #[test]
    fn the_best_come_first_and_what_speaks_for_nothing_does_not_come() {
        let all = [
            candidate(1, 0.5, 0),
            candidate(2, 0.9, 0),
            candidate(3, f32::NAN, 0),
            candidate(4, 0.0, 0),
            candidate(5, -1.0, 0),
            candidate(6, 0.7, 0),
            // Offered twice: together it is the best.
            candidate(1, 0.5, 0),
        ];
        assert_eq!(blend(&all, 10), [1, 2, 6]);
        assert_eq!(blend(&all, 2), [1, 2]);
        assert_eq!(blend(&[], 5), [0_i64; 0]);
    }

    #[test]
    fn one_group_does_not_stand_in_a_row_while_others_are_nearly_as_good() {
        let mut all: Vec<Candidate> = (1..=10).map(|item| candidate(item, 1.0, 77)).collect();
        all.extend((11..=20).map(|item| candidate(item, 0.7, 100 + item)));
        let order = blend(&all, 20);
        assert_eq!(order[0], 1);
        let of_group = order[..10].iter().filter(|item| **item <= 10).count();
        assert!((2..=5).contains(&of_group), "{order:?}");
        let rows = order[..10]
            .windows(2)
            .filter(|two| two.iter().all(|item| *item <= 10));
        assert_eq!(rows.count(), 0, "{order:?}");
        assert_eq!(order.len(), 20);
    }

    #[test]
    fn a_trait_is_compared_with_its_kind_only() {
        let of = |item, traits| Candidate {
            item,
            score: 1.0 - item as f32 / 100.0,
            traits,
        };
        let kinds = [
            of(1, [5, 0, 0]),
            of(2, [0, 5, 0]),
            of(3, [5, 0, 0]),
            of(4, [0, 0, 0]),
        ];
        assert_eq!(blend(&kinds, 4), [1, 2, 4, 3]);
    }

    #[test]
    fn what_is_much_better_comes_again_after_one_other() {
        let of_maker = |item, score| Candidate {
            traits: [77, 78, 0],
            ..candidate(item, score, 77)
        };
        let mut all: Vec<Candidate> = (1..=4).map(|item| of_maker(item, 1.0)).collect();
        all.extend((11..=20).map(|item| candidate(item, 0.4, 100 + item)));
        assert_eq!(blend(&all, 7), [1, 11, 2, 12, 3, 13, 4]);
    }

    #[test]
    fn two_groups_of_one_maker_come_in_turn() {
        let of_group = |item, score, group| Candidate {
            traits: [group, 78, 0],
            ..candidate(item, score, group)
        };
        let all: Vec<Candidate> = (1..=3)
            .flat_map(|item| [of_group(item, 1.0, 1), of_group(10 + item, 0.95, 2)])
            .collect();
        assert_eq!(blend(&all, 6), [1, 11, 2, 12, 3, 13]);
    }

    #[test]
    fn a_thousand_candidates_of_one_trait_are_all_placed_once() {
        let all: Vec<Candidate> = (1..=1_000).map(|item| candidate(item, 1.0, 5)).collect();
        let order = blend(&all, 1_000);
        assert_eq!(order, (1..=1_000).collect::<Vec<i64>>());
    }
}
