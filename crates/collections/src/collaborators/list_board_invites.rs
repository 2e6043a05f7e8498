//! Open invites and requests.

use contract::collaborators::{BoardInvites, ListBoardInvites};
use kernel::{ctx::Ctx, error::Result};

use super::{
    policy::NEW,
    show_invites::show_invites,
    sql::{self, InviteRow},
};
use crate::boards::{get_board::visible_as, policy};

/// `BoardInvitesResource/get`: pending and expired ones. Caller: owner and
/// collaborators who organise for those of a board; user for their own.
pub async fn list_board_invites(ctx: Ctx, input: ListBoardInvites) -> Result<BoardInvites> {
    let viewer = ctx.user()?;
    let rows = match input.board_id {
        Some(id) => {
            let (board, role) = visible_as(&ctx, id).await?;
            policy::may_organise(role, &board)?;
            sql::invites_of_board(&ctx.house.db, id).await?
        }
        None => {
            let mut rows = sql::invites_of_user(&ctx.house.db, viewer).await?;
            // A proposal is told to the user whom it is about once the owner
            // approved it.
            let is_told = |row: &InviteRow| row.status == NEW || row.invited_by_id == viewer;
            rows.retain(is_told);
            rows
        }
    };
    show_invites(&ctx, &rows).await
}
