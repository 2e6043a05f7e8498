//! Counts what a list of pins is about.

use std::{collections::HashMap, hash::Hash};

use collections::pins::{self, show_pins::show_feed_beside};
use contract::ids::{InterestId, PinId};
use kernel::{ctx::Ctx, error::Result};

use super::{classify::THRESHOLD, list_pin_interests::tell};

/// Pins of a list that are looked at.
const LOOKED_AT: usize = 100;

/// Topics of the first pins of a list that this viewer sees, the commonest first.
pub(super) async fn count_topics(ctx: &Ctx, ids: &[i64], most: usize) -> Result<Vec<InterestId>> {
    let first = ids.iter().take(LOOKED_AT).copied().map(PinId);
    let shown = show_feed_beside(ctx, first.map(|id| (id, id))).await?;
    let shown: Vec<PinId> = shown.into_iter().map(|(_, id)| id).collect();
    let rows = pins::find_many(&ctx.house.db, &shown).await?;
    let told = rows.iter().flat_map(tell);
    let sure = told.filter(|told| told.confidence >= THRESHOLD);
    let counted = counted(sure.map(|told| told.id), most);
    Ok(counted.into_iter().map(|(id, _)| id).collect())
}

/// Each with how often it comes, the commonest first, and so many at most.
pub(crate) fn counted<T: Ord + Hash>(all: impl Iterator<Item = T>, most: usize) -> Vec<(T, usize)> {
    let mut counts: HashMap<T, usize> = HashMap::new();
    for one in all {
        *counts.entry(one).or_default() += 1;
    }
    let mut counted: Vec<(T, usize)> = counts.into_iter().collect();
    counted.sort_by(|(one, often), (other, less)| less.cmp(often).then_with(|| one.cmp(other)));
    counted.truncate(most);
    counted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commonest_comes_first() {
        let told = |most| counted(["b", "a", "c", "b", "a", "d"].into_iter(), most);
        assert_eq!(told(9), [("a", 2), ("b", 2), ("c", 1), ("d", 1)]);
        assert_eq!(told(1), [("a", 2)]);
    }
}
