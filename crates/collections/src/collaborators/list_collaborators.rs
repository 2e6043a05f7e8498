//! The collaborators of a board.

use contract::{
    answers::Page,
    collaborators::{CollaboratorInvite, ListCollaborators},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
};

use super::show_invites::show_members;
use crate::boards::{self, get_board::visible};

/// `BoardCollaboratorsResource/get`: collaborators, who joined first first.
/// Caller: every viewer who sees the board.
pub async fn list_collaborators(
    ctx: Ctx,
    input: ListCollaborators,
) -> Result<Page<CollaboratorInvite>> {
    visible(&ctx, input.board_id).await?;
    let scope = format!("collaborators {}", input.board_id);
    let Some(bound) = keyset(&ctx, &scope, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    // A walk begins at the greatest number; this one goes upward.
    let behind = if bound == i64::MAX { 0 } else { bound };
    let most = input.page_size.items() as i64 + 1;
    let rows = boards::collaborators(&ctx.house.db, input.board_id, behind, most).await?;
    let page = keyset_page(&ctx, &scope, input.page_size, rows, |row| row.joined_number);
    Ok(Page {
        items: show_members(&ctx, &page.items).await?,
        bookmark: page.bookmark,
    })
}
