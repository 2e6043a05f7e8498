//! Topics for search engines: those with public pins.

use std::ops::Range;

use contract::ids::InterestId;
use kernel::{ctx::Ctx, error::Result, house::House};

use super::taxonomy::{Interest, taxonomy};

/// Paths of topics with public pins: of the first so many of a range of ids, in order.
pub async fn list_indexed(ctx: &Ctx, ids: Range<i64>, most: i64) -> Result<Vec<String>> {
    let found = pictured(&ctx.house, ids, usize::try_from(most).unwrap_or_default())?;
    Ok(found.iter().map(|one| one.url()).collect())
}

/// The topic with public pins so many behind the first with this id or a later one.
pub async fn nth_indexed(house: &House, from: i64, nth: i64) -> Result<Option<InterestId>> {
    let nth = usize::try_from(nth).unwrap_or_default();
    let found = pictured(house, from..i64::MAX, nth + 1)?;
    Ok(found.get(nth).map(|one| one.id))
}

fn pictured(house: &House, ids: Range<i64>, most: usize) -> Result<Vec<&'static Interest>> {
    let mut of_range: Vec<_> = taxonomy()
        .all()
        .iter()
        .filter(|one| ids.contains(&one.id.0))
        .collect();
    of_range.sort_unstable_by_key(|one| one.id);
    let mut found = Vec::new();
    for one in of_range {
        if found.len() == most {
            break;
        }
        if !house.index.marked(&[one.id.0], 1)?.is_empty() {
            found.push(one);
        }
    }
    Ok(found)
}
