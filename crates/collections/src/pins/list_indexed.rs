//! Pins for search engines.

use std::ops::Range;

use contract::ids::PinId;
use kernel::{ctx::Ctx, error::Result, house::House};

use super::{show_pins::indexed_among, sql};

/// Pins that brought their picture, that visitors see and that search engines may list:
/// of the first so many of a range of ids, in order.
pub async fn list_indexed(ctx: &Ctx, ids: Range<i64>, most: i64) -> Result<Vec<PinId>> {
    let db = &ctx.house.db;
    let found = sql::originals::originals_between(db, ids, ctx.now(), most).await?;
    let rows = sql::find_many(db, &found).await?;
    let mut indexed = indexed_among(ctx, rows).await?;
    indexed.sort_unstable();
    Ok(indexed)
}

/// The id of the public original so many behind the first with this id or a later one.
pub async fn nth_indexed(house: &House, from: i64, nth: i64) -> Result<Option<PinId>> {
    let all = from..i64::MAX;
    let found = sql::originals::originals_between(&house.db, all, house.now(), nth + 1).await?;
    Ok(found.get(nth as usize).copied())
}
