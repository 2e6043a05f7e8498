//! Approves a pending board invite.

use contract::{
    collaborators::{ApproveInvite, CollaboratorInvite},
    notifications::NoticeKind,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{Concern, concern},
};

use super::{
    join_board::join_board,
    policy,
    show_invites::{show_collaborator, show_invite},
    sql::{self, InviteRow},
};
use crate::boards::{find_role::lock_as, policy as board_policy};

/// `BoardInviteResource/update`: approves a request or a proposal. Caller: board
/// owner. A user who requested to join becomes a collaborator (`accepted`); one
/// whom a collaborator proposed becomes an invitee (`new`).
pub async fn approve_board_invite(ctx: Ctx, input: ApproveInvite) -> Result<CollaboratorInvite> {
    let viewer = ctx.writer()?;
    let (id, user) = (input.board_id, input.invited_user_id);
    let tx = ctx.begin().await?;
    let (board, role) = lock_as(&tx, viewer, id).await?;
    board_policy::may_manage(role)?;
    let invite = sql::invite(&tx, id, user).await?;
    let invite = invite.ok_or_else(Error::not_found)?;
    policy::may_approve(role, &invite, ctx.now())?;
    if invite.invited_by_id == invite.user_id {
        let collaborator = join_board(&ctx, &tx, &board, user, invite.may_delete).await?;
        let about = Concern::new(user, NoticeKind::JoinApproved, viewer, id.0);
        concern(&ctx, &tx, about).await?;
        tx.commit().await?;
        return show_collaborator(&ctx, collaborator).await;
    }
    let invite = InviteRow {
        status: policy::NEW.to_owned(),
        created_ms: ctx.now(),
        ..invite
    };
    sql::put_invite(&tx, &invite).await?;
    let about = Concern::new(user, NoticeKind::BoardInvite, invite.invited_by_id, id.0);
    concern(&ctx, &tx, about).await?;
    tx.commit().await?;
    show_invite(&ctx, invite).await
}
