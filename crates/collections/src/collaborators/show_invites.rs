//! Makes views of invites and of collaborators.

use accounts::users::show_users::user_refs;
use contract::collaborators::{CollaboratorInvite, InviteStatus};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use super::{
    policy::{NEW, is_expired},
    sql::InviteRow,
};
use crate::boards::{
    StoredCollaborator,
    policy::{Role, access},
    show_boards::board_refs,
};

impl StoredCollaborator {
    /// As an invite that was accepted.
    fn as_invite(&self) -> InviteRow {
        InviteRow {
            board_id: self.board_id,
            user_id: self.user_id,
            invited_by_id: self.user_id,
            status: String::new(),
            may_delete: self.may_delete,
            created_ms: self.created_ms,
        }
    }
}

/// Collaborators, as invites that were accepted.
pub(super) fn of_members(rows: &[StoredCollaborator]) -> Vec<InviteRow> {
    rows.iter().map(StoredCollaborator::as_invite).collect()
}

/// Views of collaborators.
pub(super) async fn show_members(
    ctx: &Ctx,
    rows: &[StoredCollaborator],
) -> Result<Vec<CollaboratorInvite>> {
    show_invites(ctx, &of_members(rows)).await
}

/// View of one collaborator, after a change.
pub(super) async fn show_collaborator(
    ctx: &Ctx,
    row: StoredCollaborator,
) -> Result<CollaboratorInvite> {
    let mut shown = show_members(ctx, &[row]).await?;
    shown.pop().ok_or_else(Error::not_found)
}

/// One invite or request, after a change.
pub(super) async fn show_invite(ctx: &Ctx, row: InviteRow) -> Result<CollaboratorInvite> {
    let mut shown = show_invites(ctx, &[row]).await?;
    shown.pop().ok_or_else(Error::not_found)
}

/// How far an invite is.
pub(super) fn status_of(row: &InviteRow) -> InviteStatus {
    match row.status.as_str() {
        "" => InviteStatus::Accepted,
        NEW => InviteStatus::New,
        _ => InviteStatus::NotInvited,
    }
}

/// In the order of the rows, without those whose users or boards are gone or
/// hidden from the viewer. A board's owner is known to invitees, also when their profile
/// is private.
pub(super) async fn show_invites(ctx: &Ctx, rows: &[InviteRow]) -> Result<Vec<CollaboratorInvite>> {
    let boards = board_refs(ctx, rows.iter().map(|row| row.board_id)).await?;
    let named = rows.iter().flat_map(|row| [row.user_id, row.invited_by_id]);
    let users = user_refs(ctx, named).await?;
    let view = |row: &InviteRow| {
        let status = status_of(row);
        let board = boards.get(&row.board_id)?;
        let inviter = match row.invited_by_id == board.owner.id {
            true => &board.owner,
            false => users.get(&row.invited_by_id)?,
        };
        Some(CollaboratorInvite {
            r#type: "board_invite",
            board: (**board).clone(),
            invited_user: (**users.get(&row.user_id)?).clone(),
            invited_by_user: inviter.clone(),
            status,
            access: access(Role::Collaborator {
                may_delete: row.may_delete,
            }),
            is_expired: status != InviteStatus::Accepted && is_expired(row, ctx.now()),
            created_at: times::long(row.created_ms),
        })
    };
    Ok(rows.iter().filter_map(view).collect())
}
