//! Collaborators of boards, and their open invites, as boards show them to the
//! viewer.

use std::collections::HashMap;

use accounts::users::show_users::user_refs;
use contract::{
    ids::{BoardId, UserId},
    users::UserRef,
};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, in_order},
};
use linkme::distributed_slice;

use super::sql::{StoredBoard, collaborators};

/// Collaborators of a board that are shown with it.
const SHOWN: i64 = 5;

/// An open invite or request of the viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpenInvite {
    /// The viewer requested to join.
    ToJoin,
    /// The owner or a collaborator invited the viewer.
    ByOthers,
}

/// What waits for an answer on boards, by their ids.
#[derive(Debug, Default)]
pub struct Invited {
    /// Open invites and requests of the viewer.
    pub invites: HashMap<BoardId, OpenInvite>,
    /// The user to whom each board is offered, as far as the viewer is told: its
    /// owner and that user are.
    pub transfers: HashMap<BoardId, UserRef>,
}

/// Answers for a page of boards what waits on them for the viewer.
pub type ShowInvited =
    for<'a> fn(&'a Ctx, UserId, &'a [StoredBoard]) -> BoxFuture<'a, Result<Invited>>;

/// OpenInvite once for each page of boards of a signed-in viewer.
#[distributed_slice]
pub static SHOW_INVITED: [Hook<ShowInvited>];

/// What boards show of their collaborators, by their ids.
#[derive(Debug, Default)]
pub(super) struct Collaborations {
    /// The first collaborators of each, without those the viewer does not see.
    pub users: HashMap<BoardId, Vec<UserRef>>,
    /// What waits for an answer.
    pub invited: Invited,
}

/// The same for several boards, which the viewer may see; nothing is asked of boards
/// without collaborators.
pub(super) async fn show_collaborators(
    ctx: &Ctx,
    boards: &[StoredBoard],
) -> Result<Collaborations> {
    let mut shared = Collaborations::default();
    let with = boards.iter().filter(|board| board.collaborator_count > 0);
    let with: Vec<BoardId> = with.map(|board| board.id).collect();
    if !with.is_empty() {
        let first = collaborators::first_of(&ctx.house.db, &with, SHOWN).await?;
        let users = user_refs(ctx, first.iter().map(|(_, user)| *user)).await?;
        for (board, user) in first {
            let user = users.get(&user).map(|user| (**user).clone());
            shared.users.entry(board).or_default().extend(user);
        }
    }
    let Some(viewer) = ctx.viewer() else {
        return Ok(shared);
    };
    for show_invited in in_order(&SHOW_INVITED) {
        let invited = show_invited(ctx, viewer, boards).await?;
        shared.invited.invites.extend(invited.invites);
        shared.invited.transfers.extend(invited.transfers);
    }
    Ok(shared)
}
