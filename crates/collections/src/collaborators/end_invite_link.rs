//! Ends a board's invite link.

use contract::{answers::Done, collaborators::EndInviteLink};
use kernel::{ctx::Ctx, error::Result};

use super::sql;
use crate::boards::{find_role::lock_as, policy};

/// `BoardInviteLinkResource/delete`: ends the link; collaborators who joined by
/// it stay. Caller: board owner.
pub async fn end_invite_link(ctx: Ctx, input: EndInviteLink) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    let (_, role) = lock_as(&tx, viewer, input.board_id).await?;
    policy::may_manage(role)?;
    sql::remove_links(&tx, input.board_id).await?;
    tx.commit().await?;
    Ok(Done {})
}
