//! Invites and requests of a board, or of the viewer.

use std::collections::HashMap;

use contract::{
    answers::Page,
    collaborators::{CollaboratorInvite, InviteSort, InviteStatus, ListBoardInvites},
    ids::UserId,
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{frozen_rows, of_viewer},
};

use super::{
    join_board::MOST,
    policy::{NEW, is_expired},
    show_invites::{of_members, show_invites, status_of},
    sql::{self, InviteRow},
};
use crate::boards::{self, get_board::visible_as, policy};

/// `BoardInvitesResource/get`: invites, requests and, of a board, collaborators who
/// accepted. Caller: owner and collaborators who organise for those of a board; user
/// for their own.
pub async fn list_board_invites(
    ctx: Ctx,
    input: ListBoardInvites,
) -> Result<Page<CollaboratorInvite>> {
    let viewer = ctx.user()?;
    if let Some(id) = input.board_id {
        let (_, role) = visible_as(&ctx, id).await?;
        policy::may_organise(role)?;
    }
    let (ctx, input) = (&ctx, &input);
    let name = format!(
        "invites to {:?} {:?} {:?} {}",
        input.board_id, input.status_filters, input.sort, input.include_inactive
    );
    let name = of_viewer(ctx, &name);
    let rank = || async move {
        let rows = asked_for(ctx, viewer, input).await?;
        let ids: Vec<i64> = rows.iter().map(|row| key(row, input)).collect();
        Ok(ids.into())
    };
    let show = |some: Vec<(i64, usize)>| async move {
        let ends: HashMap<i64, usize> = some.iter().copied().collect();
        let mut rows = asked_for(ctx, viewer, input).await?;
        rows.retain(|row| ends.contains_key(&key(row, input)));
        let shown = show_invites(ctx, &rows).await?;
        let mut shown: HashMap<i64, CollaboratorInvite> = shown
            .into_iter()
            .map(|invite| match input.board_id {
                Some(_) => (invite.invited_user.id.0, invite),
                None => (invite.board.id.0, invite),
            })
            .collect();
        let found = |(id, end)| Some((shown.remove(&id)?, end));
        Ok(some.into_iter().filter_map(found).collect())
    };
    let page = frozen_rows(ctx, &name, &input.bookmarks, input.page_size, rank, show).await?;
    Ok(page.into())
}

/// What tells the rows of one list apart.
fn key(row: &InviteRow, input: &ListBoardInvites) -> i64 {
    match input.board_id {
        Some(_) => row.user_id.0,
        None => row.board_id.0,
    }
}

/// The rows in their order: pending ones first, then those that expired.
async fn asked_for(ctx: &Ctx, viewer: UserId, input: &ListBoardInvites) -> Result<Vec<InviteRow>> {
    let db = &ctx.house.db;
    let mut rows = match input.board_id {
        Some(id) => sql::invites_of_board(db, id).await?,
        None => {
            let mut rows = sql::invites_of_user(db, viewer).await?;
            // A proposal is told to the user whom it is about once the owner
            // approved it.
            let is_told = |row: &InviteRow| row.status == NEW || row.invited_by_id == viewer;
            rows.retain(is_told);
            rows
        }
    };
    let has_expired = |row: &InviteRow| is_expired(row, ctx.now());
    rows.retain(|row| input.include_inactive || !has_expired(row));
    rows.sort_by_key(has_expired);
    if let Some(id) = input.board_id
        && input.status_filters.has(InviteStatus::Accepted)
    {
        rows.extend(of_members(&boards::collaborators(db, id, 0, MOST).await?));
    }
    rows.retain(|row| input.status_filters.has(status_of(row)));
    if input.sort == InviteSort::ViewerFirst {
        rows.sort_by_key(|row| row.user_id != viewer);
    }
    Ok(rows)
}
