//! Declines, withdraws or refuses an invite or a request.

use contract::{answers::Done, collaborators::DenyInvite};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{policy, sql};
use crate::boards::find_role::lock_as;

/// `BoardInviteResource/delete`: ends an invite or request. Caller: invitee,
/// inviter, or board owner; for others it is not found.
pub async fn deny_board_invite(ctx: Ctx, input: DenyInvite) -> Result<Done> {
    let viewer = ctx.user()?;
    let user = input.invited_user_id.unwrap_or(viewer);
    let tx = ctx.begin().await?;
    let (_, role) = lock_as(&tx, viewer, input.board_id).await?;
    let invite = sql::invite(&tx, input.board_id, user).await?;
    policy::may_deny(viewer, role, &invite.ok_or_else(Error::not_found)?)?;
    sql::remove_invite(&tx, input.board_id, user).await?;
    tx.commit().await?;
    Ok(Done {})
}
