//! Requests to become a collaborator of a board.

use contract::{
    collaborators::{CollaboratorInvite, RequestToJoin},
    errors::Code,
    notifications::NoticeKind,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{Concern, concern},
};

use super::{
    join_board::MOST,
    policy,
    show_invites::show_invite,
    sql::{self, InviteRow},
};
use crate::boards::{find_role::lock_as, get_board::visible, policy as board_policy};

/// `BoardJoinRequestResource/create`: requests to join. Caller: a user who may
/// write and sees the board. Requesting again changes nothing, and who is an
/// invitee already only has to accept.
pub async fn request_to_join(ctx: Ctx, input: RequestToJoin) -> Result<CollaboratorInvite> {
    let viewer = ctx.writer()?;
    visible(&ctx, input.board_id).await?;
    let tx = ctx.begin().await?;
    let (board, role) = lock_as(&tx, viewer, input.board_id).await?;
    board_policy::may_see(role)?;
    if role.is_member() {
        return Err(Error::new(Code::CollaboratorAlready));
    }
    let asked = sql::invite(&tx, input.board_id, viewer).await?;
    let open = sql::count_invites(&tx, input.board_id).await?;
    if asked.is_none() && board.collaborator_count + open >= MOST {
        return Err(Error::new(Code::CollaboratorLimit));
    }
    let invited =
        asked.filter(|asked| asked.status == policy::NEW && !policy::is_expired(asked, ctx.now()));
    let request = InviteRow {
        board_id: board.id,
        user_id: viewer,
        invited_by_id: viewer,
        status: policy::NOT_INVITED.to_owned(),
        may_delete: true,
        created_ms: ctx.now(),
    };
    if invited.is_none() {
        sql::put_invite(&tx, &request).await?;
        let about = Concern::new(board.owner_id, NoticeKind::JoinRequest, viewer, board.id.0);
        concern(&ctx, &tx, about).await?;
    }
    tx.commit().await?;
    show_invite(&ctx, invited.unwrap_or(request)).await
}
