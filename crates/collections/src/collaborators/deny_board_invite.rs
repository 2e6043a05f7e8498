//! An invite or a request comes to nothing.

use contract::{answers::Done, collaborators::DenyInvite};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{policy, sql};
use crate::boards::find_role::lock_as;

/// `BoardInviteResource/delete`: whoever is asked declines, who asked takes it back,
/// the owner refuses. For everybody else there is none.
pub async fn deny_board_invite(ctx: Ctx, input: DenyInvite) -> Result<Done> {
    let viewer = ctx.user()?;
    let user = input.invited_user_id.unwrap_or(viewer);
    let tx = ctx.house.db.begin().await?;
    let (_, role) = lock_as(&tx, viewer, input.board_id).await?;
    let invite = sql::invite(&tx, input.board_id, user).await?;
    policy::may_deny(viewer, role, &invite.ok_or_else(Error::not_found)?)?;
    sql::remove_invite(&tx, input.board_id, user).await?;
    tx.commit().await?;
    Ok(Done {})
}
