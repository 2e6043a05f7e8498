//! Removes a collaborator from a board.

use contract::{answers::Done, collaborators::RemoveCollaborator, errors::Code};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::join_board::leave_board;
use crate::boards::{
    find_role::lock_as,
    policy::{self, Role},
};

/// `BoardCollaboratorResource/delete`: removes a collaborator. Caller: board
/// owner, or the collaborator, who leaves. What they saved there stays.
pub async fn remove_collaborator(ctx: Ctx, input: RemoveCollaborator) -> Result<Done> {
    let viewer = ctx.user()?;
    let user = input.user_id.unwrap_or(viewer);
    let tx = ctx.begin().await?;
    let (_, role) = lock_as(&tx, viewer, input.board_id).await?;
    policy::may_see(role)?;
    if role != Role::Owner && user != viewer {
        return Err(Error::new(Code::NotAllowed));
    }
    if !leave_board(&ctx, &tx, input.board_id, user).await? {
        return Err(Error::not_found());
    }
    tx.commit().await?;
    Ok(Done {})
}
