//! Invites a user to save to a board.

use accounts::users::show_users::check_shown;
use contract::{
    collaborators::{CollaboratorInvite, InviteCollaborator},
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
use crate::boards::{self, find_role::lock_as, policy as board_policy};

/// `BoardInviteResource/create`: invites a user, or proposes them to the owner.
/// Caller: board owner, or a collaborator who organises, whose proposal the owner
/// has to approve. Inviting again renews the invite.
pub async fn invite_collaborator(
    ctx: Ctx,
    input: InviteCollaborator,
) -> Result<CollaboratorInvite> {
    let viewer = ctx.writer()?;
    let invited = input.invited_user_id;
    let tx = ctx.begin().await?;
    let (board, role) = lock_as(&tx, viewer, input.board_id).await?;
    board_policy::may_see(role)?;
    let status = policy::status_of(role)?;
    let hidden = |_| Error::field(Code::NotFound, "invited_user_id");
    check_shown(&ctx, invited).await.map_err(hidden)?;
    let is_collaborator = boards::collaborator(&tx, input.board_id, invited)
        .await?
        .is_some();
    if is_collaborator || board.owner_id == invited {
        return Err(Error::field(Code::CollaboratorAlready, "invited_user_id"));
    }
    let asked = sql::invite(&tx, input.board_id, invited).await?;
    let open = sql::count_invites(&tx, input.board_id).await?;
    if asked.is_none() && board.collaborator_count + open >= MOST {
        return Err(Error::new(Code::CollaboratorLimit));
    }
    let invite = InviteRow {
        board_id: board.id,
        user_id: invited,
        invited_by_id: viewer,
        status: status.to_owned(),
        may_delete: input.may_delete,
        created_ms: ctx.now(),
    };
    // A proposal does not take back what the owner did.
    let stands = asked
        .filter(|asked| status == policy::NOT_INVITED && !policy::is_expired(asked, ctx.now()));
    if stands.is_none() {
        sql::put_invite(&tx, &invite).await?;
        // Of a proposal the owner is told, the user once it is approved.
        let about = match status == policy::NEW {
            true => Concern::new(invited, NoticeKind::BoardInvite, viewer, board.id.0),
            false => Concern::new(
                board.owner_id,
                NoticeKind::BoardProposal,
                viewer,
                board.id.0,
            ),
        };
        concern(&ctx, &tx, about).await?;
    }
    tx.commit().await?;
    show_invite(&ctx, stands.unwrap_or(invite)).await
}
