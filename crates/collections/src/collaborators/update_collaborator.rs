//! Sets what a collaborator may do on a board.

use contract::collaborators::{CollaboratorInvite, UpdateCollaborator};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::show_invites::show_collaborator;
use crate::boards::{self, find_role::lock_as, policy};

/// `BoardCollaboratorResource/update`: sets whether a collaborator organises.
/// Caller: board owner.
pub async fn update_collaborator(
    ctx: Ctx,
    input: UpdateCollaborator,
) -> Result<CollaboratorInvite> {
    let viewer = ctx.writer()?;
    let (id, user) = (input.board_id, input.user_id);
    let tx = ctx.begin().await?;
    let (_, role) = lock_as(&tx, viewer, id).await?;
    policy::may_manage(role)?;
    boards::set_may_delete(&tx, id, user, input.may_delete).await?;
    let collaborator = boards::collaborator(&tx, id, user).await?;
    let collaborator = collaborator.ok_or_else(Error::not_found)?;
    tx.commit().await?;
    show_collaborator(&ctx, collaborator).await
}
