//! Ends an invite.

use contract::{answers::Done, invites::DeleteInvite};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql;

/// `InviteCodeResource/delete`: ends an invite; accounts made with it stay.
/// Caller: its inviter.
pub async fn delete_invite(ctx: Ctx, input: DeleteInvite) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    if !sql::delete(&tx, &input.invite_code, viewer).await? {
        return Err(Error::not_found());
    }
    tx.commit().await?;
    Ok(Done {})
}
