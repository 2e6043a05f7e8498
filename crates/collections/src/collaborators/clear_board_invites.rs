//! Removes all invites of a board or of a user.

use contract::{answers::Done, collaborators::ClearBoardInvites};
use kernel::{ctx::Ctx, error::Result};

use super::sql;
use crate::boards::{find_role::lock_as, policy};

/// `BoardInvitesResource/delete`: clears invites and requests (business §4).
/// Caller: board owner for those of a board; user for their own.
pub async fn clear_board_invites(ctx: Ctx, input: ClearBoardInvites) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    match input.board_id {
        None => sql::remove_invites_of_user(&tx, viewer).await?,
        Some(id) => {
            let (_, role) = lock_as(&tx, viewer, id).await?;
            policy::may_manage(role)?;
            sql::remove_invites(&tx, id).await?;
        }
    }
    tx.commit().await?;
    Ok(Done {})
}
