//! A viewer's role on boards: asked once by each operation, before its policy.

use std::collections::HashMap;

use accounts::{
    blocks::find_blocks::{find_blocks, stands_between},
    users::{self, show_users::shared_users},
};
use contract::ids::{BoardId, UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};
use store::Run;

use super::{
    policy::{Role, Secrecy, role_of},
    sql::{self, StoredBoard, collaborators},
};

/// The viewer's role on a board, which also says whether they see it; read where the
/// board was, so that a transaction asks for nothing outside.
pub async fn find_role(
    run: &impl Run,
    viewer: Option<UserId>,
    board: &StoredBoard,
) -> Result<Role> {
    let members = find_members(run, viewer, std::slice::from_ref(board)).await?;
    let member = members.get(&board.id).copied();
    if member == Some(Role::Owner) {
        return Ok(Role::Owner);
    }
    let owner = users::find(run, board.owner_id).await?;
    let is_blocked = match viewer {
        Some(viewer) => stands_between(run, viewer, board.owner_id).await?,
        None => false,
    };
    let secrecy = Secrecy {
        is_secret: board.is_secret,
        is_owner_private: owner.as_ref().is_some_and(|owner| owner.is_private),
        is_owner_hidden: is_blocked || owner.is_none_or(|owner| owner.is_hidden()),
    };
    Ok(role_of(member, secrecy))
}

/// The viewer's role on each of many boards, for lists: owners and blocks are those that
/// are kept in memory.
pub async fn find_roles(ctx: &Ctx, boards: &[StoredBoard]) -> Result<HashMap<BoardId, Role>> {
    let viewer = ctx.viewer();
    let members = find_members(&ctx.house.db, viewer, boards).await?;
    let owners = shared_users(ctx, boards.iter().map(|board| board.owner_id)).await?;
    let blocks = find_blocks(ctx, viewer).await?;
    let role = |board: &StoredBoard| {
        let owner = owners.get(&board.owner_id);
        let secrecy = Secrecy {
            is_secret: board.is_secret,
            is_owner_private: owner.is_some_and(|owner| owner.is_private),
            is_owner_hidden: owner.is_none() || blocks.part_from(board.owner_id),
        };
        (board.id, role_of(members.get(&board.id).copied(), secrecy))
    };
    Ok(boards.iter().map(role).collect())
}

/// Of these boards those that are a user's own or on which they are a collaborator,
/// whether they see them or not. One that the host hides is its owner's alone.
pub async fn find_members(
    run: &impl Run,
    user: Option<UserId>,
    boards: &[StoredBoard],
) -> Result<HashMap<BoardId, Role>> {
    let Some(user) = user else {
        return Ok(HashMap::new());
    };
    let (own, others): (Vec<&StoredBoard>, Vec<&StoredBoard>) =
        boards.iter().partition(|board| board.owner_id == user);
    let mut members: HashMap<BoardId, Role> =
        own.iter().map(|board| (board.id, Role::Owner)).collect();
    let shared = others
        .iter()
        .filter(|board| board.collaborator_count > 0 && !board.is_hidden_by_host());
    let shared: Vec<BoardId> = shared.map(|board| board.id).collect();
    for (board, may_delete) in collaborators::collaborator_among(run, user, &shared).await? {
        members.insert(board, Role::Collaborator { may_delete });
    }
    Ok(members)
}

/// The board, locked until the transaction is over, and the viewer's role on it.
pub async fn lock_as(tx: &Tx, viewer: UserId, id: BoardId) -> Result<(StoredBoard, Role)> {
    let board = sql::lock(tx, id).await?.ok_or_else(Error::not_found)?;
    let role = find_role(tx, Some(viewer), &board).await?;
    Ok((board, role))
}
