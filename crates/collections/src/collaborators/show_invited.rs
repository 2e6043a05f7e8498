//! Open invites, requests and transfers, as boards show them to the viewer.

use accounts::users::show_users::user_refs;
use contract::ids::{BoardId, UserId};
use kernel::{ctx::Ctx, error::Result};

use super::{
    policy::{NEW, is_expired},
    sql::{self, transfers},
};
use crate::boards::{
    StoredBoard,
    show_collaborators::{Invited, OpenInvite},
};

/// What waits for an answer on these boards, which the viewer may see; transfers are
/// asked for only of boards with collaborators, since only they become owners.
pub(super) async fn show_invited(
    ctx: &Ctx,
    viewer: UserId,
    boards: &[StoredBoard],
) -> Result<Invited> {
    let db = &ctx.house.db;
    let mut invited = Invited::default();
    let with = boards.iter().filter(|board| board.collaborator_count > 0);
    let with: Vec<BoardId> = with.map(|board| board.id).collect();
    if !with.is_empty() {
        let transfers = transfers::among(db, &with).await?;
        let users = user_refs(ctx, transfers.iter().map(|(_, user)| *user)).await?;
        for (board, user) in transfers {
            let is_mine = boards
                .iter()
                .any(|row| row.id == board && row.owner_id == viewer);
            let user = users.get(&user).filter(|_| is_mine || user == viewer);
            invited
                .transfers
                .extend(user.map(|user| (board, (**user).clone())));
        }
    }
    let others = boards.iter().filter(|board| board.owner_id != viewer);
    let others: Vec<BoardId> = others.map(|board| board.id).collect();
    for invite in sql::invites_among(db, viewer, &others).await? {
        let asked = match (invite.status == NEW, invite.invited_by_id == viewer) {
            (true, _) => Some(OpenInvite::ByOthers),
            (false, true) => Some(OpenInvite::ToJoin),
            (false, false) => None,
        };
        if let Some(asked) = asked.filter(|_| !is_expired(&invite, ctx.now())) {
            invited.invites.insert(invite.board_id, asked);
        }
    }
    Ok(invited)
}
