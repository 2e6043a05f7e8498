//! A user's boards.

use std::cmp::Reverse;

use accounts::users::get_user::find_owner;
use contract::{
    answers::Page,
    boards::{BoardSort, BoardView, ListBoards},
    ids::{BoardId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{frozen_rows, keyset, keyset_page},
};

use super::{
    find_arrangement::find_arrangement,
    find_role::find_members,
    show_boards::board_views,
    sql::{
        self, StoredBoard,
        lists::{BoardFilter, BoardStand},
    },
};

/// `BoardsResource/get`: a user's boards, with those of others of which they are
/// a collaborator, in the order that is asked for, or else the one that they
/// chose. Caller: every viewer; secret, protected and archived ones are listed
/// for the user themselves alone.
///
/// Only the order of the newest never changes for those that are there; every
/// other is walked as it was when the walk began.
pub async fn list_boards(ctx: Ctx, input: ListBoards) -> Result<Page<BoardView>> {
    let owner = find_owner(&ctx, &input.username, input.user_id).await?;
    let filter = match (ctx.viewer() == Some(owner), input.archived) {
        (true, true) => BoardFilter::Archived,
        (true, false) => BoardFilter::Own,
        (false, false) => BoardFilter::Shown,
        (false, true) => return Ok(Page::ended()),
    };
    let sort = match input.sort {
        Some(sort) => sort,
        None => {
            find_arrangement(&ctx.house.db, owner)
                .await?
                .board_sort_order
        }
    };
    let page = match sort {
        BoardSort::Newest => newest(&ctx, owner, filter, &input).await?,
        _ => in_order(&ctx, owner, filter, sort, &input).await?,
    };
    Ok(Page {
        items: board_views(&ctx, &page.items).await?,
        bookmark: page.bookmark,
    })
}

async fn newest(
    ctx: &Ctx,
    owner: UserId,
    filter: BoardFilter,
    input: &ListBoards,
) -> Result<Page<StoredBoard>> {
    let scope = format!("boards {owner} {filter:?}");
    let Some(below) = keyset(ctx, &scope, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    let most = input.page_size.items() as i64 + 1;
    let rows = sql::lists::list(&ctx.house.db, owner, filter, below, most).await?;
    Ok(keyset_page(ctx, &scope, input.page_size, rows, |row| {
        row.id.0
    }))
}

async fn in_order(
    ctx: &Ctx,
    owner: UserId,
    filter: BoardFilter,
    sort: BoardSort,
    input: &ListBoards,
) -> Result<Page<StoredBoard>> {
    let name = format!("boards {owner} {filter:?} {}", sort.name());
    let rank = || async move {
        let mut stands = sql::lists::stands(&ctx.house.db, owner).await?;
        stands.retain(|row| filter.holds(row.privacy(), row.archived_ms));
        order(sort, &mut stands);
        let ids: Vec<i64> = stands.iter().map(|row| row.id.0).collect();
        Ok(ids.into())
    };
    let show = |some: Vec<(i64, usize)>| async move {
        let ids: Vec<BoardId> = some.iter().map(|(id, _)| BoardId(*id)).collect();
        let mut rows = sql::find_many(&ctx.house.db, &ids).await?;
        // Meanwhile a board may have been hidden, archived or transferred, or a
        // collaborator have left it.
        let members = find_members(&ctx.house.db, Some(owner), &rows).await?;
        rows.retain(|row| {
            members.contains_key(&row.id) && filter.holds(row.privacy(), row.archived_ms)
        });
        let found = |(id, end)| {
            let row = rows.iter().find(|row| row.id.0 == id)?;
            Some((row.clone(), end))
        };
        Ok(some.into_iter().filter_map(found).collect())
    };
    let page = frozen_rows(ctx, &name, &input.bookmarks, input.page_size, rank, show).await?;
    Ok(page.into())
}

/// The first first. A board that nothing was saved to stands by when it was made.
fn order(sort: BoardSort, stands: &mut [BoardStand]) {
    match sort {
        BoardSort::Newest => stands.sort_by_key(|row| Reverse(row.id)),
        BoardSort::Custom => stands.sort_by_key(|row| Reverse((row.place, row.id))),
        BoardSort::Alphabetical => {
            stands.sort_by_cached_key(|row| (row.name.to_lowercase(), row.id))
        }
        BoardSort::LastPinnedTo => {
            stands.sort_by_key(|row| Reverse((row.pinned_ms.unwrap_or(row.created_ms), row.id)));
        }
    }
}
