//! Accepts a pending board invite, or joins by a link.

use accounts::users::show_users::check_there;
use contract::{
    collaborators::{AcceptInvite, CollaboratorInvite},
    errors::Code,
    ids::{BoardId, UserId},
    notifications::NoticeKind,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{Concern, concern},
    tx::Tx,
};

use super::{
    join_board::join_board, open_invite_link::find_link, policy, show_invites::show_collaborator,
    sql,
};
use crate::boards::{self, find_role::find_role, policy::Role};

/// `BoardInviteAcceptResource/create`: accepts an invite (`accepted`). Caller:
/// invitee, or holder of the board's link. Accepting again changes nothing.
pub async fn accept_board_invite(ctx: Ctx, input: AcceptInvite) -> Result<CollaboratorInvite> {
    let viewer = ctx.writer()?;
    let id = find_board(&ctx, &input).await?;
    let tx = ctx.begin().await?;
    let board = boards::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    check_there(&ctx, board.owner_id).await?;
    if board.is_hidden_by_host() {
        return Err(Error::not_found());
    }
    let role = find_role(&tx, Some(viewer), &board).await?;
    let may_delete = match role {
        Role::Collaborator { may_delete } => may_delete,
        Role::Owner | Role::None | Role::Excluded => given(&ctx, &tx, viewer, id, &input).await?,
    };
    let collaborator = join_board(&ctx, &tx, &board, viewer, may_delete).await?;
    if !role.is_member() {
        let about = Concern::new(board.owner_id, NoticeKind::BoardJoin, viewer, id.0);
        concern(&ctx, &tx, about).await?;
    }
    tx.commit().await?;
    show_collaborator(&ctx, collaborator).await
}

async fn find_board(ctx: &Ctx, input: &AcceptInvite) -> Result<BoardId> {
    match (&input.invite_code, input.board_id) {
        (Some(code), _) => Ok(find_link(&ctx.house.db, code).await?.board_id),
        (None, Some(board)) => Ok(board),
        (None, None) => {
            let missing = Error::field(Code::InvalidInput, "board_id");
            Err(missing.detail("board_id or invite_code is required"))
        }
    }
}

/// The right that the invite or the link gives; read again behind the lock, since
/// it may have been withdrawn meanwhile.
async fn given(
    ctx: &Ctx,
    tx: &Tx,
    viewer: UserId,
    board: BoardId,
    input: &AcceptInvite,
) -> Result<bool> {
    if let Some(code) = &input.invite_code {
        let link = find_link(tx, code).await?;
        let fits = link.board_id == board;
        return fits.then_some(link.may_delete).ok_or_else(Error::not_found);
    }
    let invite = sql::invite(tx, board, viewer).await?;
    let invite = invite.ok_or_else(Error::not_found)?;
    policy::may_accept(&invite, ctx.now())?;
    Ok(invite.may_delete)
}
