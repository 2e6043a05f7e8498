//! Boards for search engines.

use std::{collections::HashMap, ops::Range};

use accounts::users::show_users::{SharedUser, shared_users};
use contract::ids::{BoardId, UserId};
use kernel::{ctx::Ctx, error::Result, house::House};

use super::{
    policy::{may_be_indexed, privacy_of},
    show_boards::sensitivity,
    sql::indexed::{self, BoardLine},
};

/// Paths of boards that search engines may list and that have something on them: of the
/// first so many of a range of ids, in order. Archived ones are put away, so nothing
/// leads to them.
pub async fn list_indexed(ctx: &Ctx, ids: Range<i64>, most: i64) -> Result<Vec<String>> {
    let rows = indexed::boards_between(&ctx.house.db, ids, most).await?;
    let owners = shared_users(ctx, rows.iter().map(|row| row.owner_id)).await?;
    let path = |row: &BoardLine| path(row, &owners);
    Ok(rows.iter().filter_map(path).collect())
}

fn path(row: &BoardLine, owners: &HashMap<UserId, SharedUser>) -> Option<String> {
    let owner = owners
        .get(&row.owner_id)
        .filter(|owner| !owner.is_private)?;
    let privacy = privacy_of(row.is_secret, row.is_protected);
    let may = may_be_indexed(
        privacy,
        sensitivity(&row.sensitivity),
        owner.excludes_search,
    );
    let is_listed = may && row.archived_ms.is_none() && row.pin_count > 0;
    is_listed.then(|| format!("/{}/{}/", owner.user.username, row.slug))
}

/// The id of the board so many behind the first with this id or a later one.
pub async fn nth_indexed(house: &House, from: i64, nth: i64) -> Result<Option<BoardId>> {
    indexed::nth_board(&house.db, from, nth).await
}
