//! The boards that a user follows.

use accounts::users::{get_user::find_owner, shows_follows::shows_follows};
use contract::{
    answers::Page,
    boards::{BoardView, following::ListFollowedBoards},
    ids::BoardId,
};
use kernel::{ctx::Ctx, error::Result, lists::frozen_rows};

use super::{find_role::find_roles, policy, show_boards::board_views, sql};

/// `BoardFollowingResource/get`: followed boards, the newest first. Caller: every
/// viewer; empty for users who do not show whom they follow.
pub async fn list_followed_boards(ctx: Ctx, input: ListFollowedBoards) -> Result<Page<BoardView>> {
    let whose = find_owner(&ctx, &input.username, input.user_id).await?;
    if !shows_follows(&ctx, whose).await? {
        return Ok(Page::ended());
    }
    let name = format!("boards that {whose} follows");
    let ctx = &ctx;
    let rank = || async move {
        let followed = sql::follows::all_followed(&ctx.house.db, whose).await?;
        let ids: Vec<i64> = followed.into_iter().map(|id| id.0).collect();
        Ok(ids.into())
    };
    let show = |some: Vec<(i64, usize)>| async move {
        let ids: Vec<BoardId> = some.iter().map(|(id, _)| BoardId(*id)).collect();
        let mut rows = sql::find_many(&ctx.house.db, &ids).await?;
        let roles = find_roles(ctx, &rows).await?;
        rows.retain(|row| policy::may_see(roles[&row.id]).is_ok());
        let found = |(id, end)| {
            let row = rows.iter().find(|row| row.id.0 == id)?;
            Some((row.clone(), end))
        };
        Ok(some.into_iter().filter_map(found).collect())
    };
    let page = frozen_rows(ctx, &name, &input.bookmarks, input.page_size, rank, show).await?;
    Ok(Page {
        items: board_views(ctx, &page.items).await?,
        bookmark: page.bookmark,
    })
}
