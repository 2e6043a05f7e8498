//! A person's boards.

use contract::{
    answers::Page,
    boards::{BoardView, ListBoards},
};

use super::{show_boards::board_views, sql};
use crate::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
    users::get_user::find_owner,
};

/// `BoardsResource/get`: newest first; secret ones for their owner alone.
pub async fn list_boards(ctx: Ctx, input: ListBoards) -> Result<Page<BoardView>> {
    let owner = find_owner(&ctx, &input.username, input.user_id).await?;
    let secret_too = ctx.viewer() == Some(owner);
    let scope = format!("boards {owner}");
    let Some(below) = keyset(&ctx, &scope, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    let most = input.page_size.items() as i64 + 1;
    let rows = sql::list(&ctx.house.db, owner, secret_too, below, most).await?;
    let page = keyset_page(&ctx, &scope, input.page_size, rows, |row| row.id);
    Ok(Page {
        items: board_views(&ctx, &page.items).await?,
        bookmark: page.bookmark,
    })
}
