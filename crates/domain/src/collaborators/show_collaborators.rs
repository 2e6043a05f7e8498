//! Who saves to boards, as boards show it to the viewer.

use std::collections::HashMap;

use contract::{ids::UserId, users::UserRef};

use super::{
    policy::{NEW, is_expired},
    sql::{self, transfers},
};
use crate::{boards::sql::BoardRow, ctx::Ctx, error::Result, users::show_users::user_refs};

/// People of a board that are shown with it.
const SHOWN: i64 = 5;

/// What the viewer is to become to a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// They asked to join.
    ToJoin,
    /// Somebody asked them.
    ByOthers,
}

/// What boards show of it, by their ids.
#[derive(Default)]
pub struct Shared {
    /// The first people of each, without those the viewer does not see.
    pub users: HashMap<i64, Vec<UserRef>>,
    /// Open invites and requests of the viewer.
    pub invites: HashMap<i64, Asked>,
    /// Who is to be the owner, for the owner and for whoever is asked.
    pub transfers: HashMap<i64, UserRef>,
}

/// The same for several boards, which the viewer may see; nothing is asked of boards
/// where nobody else saves.
pub(crate) async fn show_collaborators(ctx: &Ctx, boards: &[BoardRow]) -> Result<Shared> {
    let db = &ctx.house.db;
    let mut shared = Shared::default();
    let with = boards.iter().filter(|board| board.collaborator_count > 0);
    let with: Vec<i64> = with.map(|board| board.id).collect();
    if !with.is_empty() {
        let first = sql::first_of(db, &with, SHOWN).await?;
        let users = user_refs(ctx, first.iter().map(|(_, user)| UserId(*user))).await?;
        for (board, user) in first {
            let user = users.get(&UserId(user)).map(|user| (**user).clone());
            shared.users.entry(board).or_default().extend(user);
        }
    }
    let Some(viewer) = ctx.viewer() else {
        return Ok(shared);
    };
    if !with.is_empty() {
        let transfers = transfers::among(db, &with).await?;
        let users = user_refs(ctx, transfers.iter().map(|(_, user)| UserId(*user))).await?;
        for (board, user) in transfers {
            let is_mine = boards
                .iter()
                .any(|row| row.id == board && row.owner_id == viewer.0);
            let user = users
                .get(&UserId(user))
                .filter(|_| is_mine || user == viewer.0);
            shared
                .transfers
                .extend(user.map(|user| (board, (**user).clone())));
        }
    }
    let others = boards.iter().filter(|board| board.owner_id != viewer.0);
    let others: Vec<i64> = others.map(|board| board.id).collect();
    for invite in sql::invites_among(db, viewer, &others).await? {
        let asked = match (invite.status == NEW, invite.invited_by_id == viewer.0) {
            (true, _) => Some(Asked::ByOthers),
            (false, true) => Some(Asked::ToJoin),
            (false, false) => None,
        };
        if let Some(asked) = asked.filter(|_| !is_expired(&invite, ctx.now())) {
            shared.invites.insert(invite.board_id, asked);
        }
    }
    Ok(shared)
}
