//! Makes views of invites and of collaborators.

use accounts::{blocks::find_blocks::find_blocks, users::show_users::shared_users};
use contract::{
    collaborators::{CollaboratorInvite, InviteStatus},
    ids::{BoardId, UserId},
};
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
    self, StoredCollaborator,
    find_role::find_members,
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
/// hidden from the viewer. A private profile hides no user from those who own the board or
/// work on it: who asks to join, or writes there, is known to them; nor an owner from
/// invitees.
pub(super) async fn show_invites(ctx: &Ctx, rows: &[InviteRow]) -> Result<Vec<CollaboratorInvite>> {
    let boards = board_refs(ctx, rows.iter().map(|row| row.board_id)).await?;
    let ids: Vec<BoardId> = boards.keys().copied().collect();
    let stored = boards::find_many(&ctx.house.db, &ids).await?;
    let own = find_members(&ctx.house.db, ctx.viewer(), &stored).await?;
    let named = rows.iter().flat_map(|row| [row.user_id, row.invited_by_id]);
    let users = shared_users(ctx, named).await?;
    let blocks = find_blocks(ctx, ctx.viewer()).await?;
    let shown = |board: BoardId, id: UserId| {
        let person = users.get(&id)?;
        let is_known = !person.is_private || ctx.viewer() == Some(id) || own.contains_key(&board);
        (is_known && !blocks.part_from(id)).then(|| &**person.seen_by(ctx.viewer()))
    };
    let view = |row: &InviteRow| {
        let status = status_of(row);
        let board = boards.get(&row.board_id)?;
        let inviter = match row.invited_by_id == board.owner.id {
            true => &board.owner,
            false => shown(board.id, row.invited_by_id)?,
        };
        Some(CollaboratorInvite {
            r#type: "board_invite",
            board: (**board).clone(),
            invited_user: shown(board.id, row.user_id)?.clone(),
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
