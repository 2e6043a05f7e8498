//! A viewer's role on boards: asked once by each operation, before its policy.

use std::collections::HashMap;

use contract::ids::{BoardId, UserId};
use kernel::error::{Error, Result};
use store::Run;

use kernel::tx::Tx;

use super::{
    policy::Role,
    sql::{self, StoredBoard, collaborators},
};

/// The viewer's role on a board.
pub async fn find_role(
    run: &impl Run,
    viewer: Option<UserId>,
    board: &StoredBoard,
) -> Result<Role> {
    let roles = find_roles(run, viewer, std::slice::from_ref(board)).await?;
    Ok(roles.get(&board.id).copied().unwrap_or(Role::None))
}

/// The viewer's roles on several boards; those on which they have none are left
/// out.
pub async fn find_roles(
    run: &impl Run,
    viewer: Option<UserId>,
    boards: &[StoredBoard],
) -> Result<HashMap<BoardId, Role>> {
    let Some(viewer) = viewer else {
        return Ok(HashMap::new());
    };
    let (own, others): (Vec<&StoredBoard>, Vec<&StoredBoard>) =
        boards.iter().partition(|board| board.owner_id == viewer);
    let mut roles: HashMap<BoardId, Role> =
        own.iter().map(|board| (board.id, Role::Owner)).collect();
    let shared = others.iter().filter(|board| board.collaborator_count > 0);
    let shared: Vec<BoardId> = shared.map(|board| board.id).collect();
    for (board, may_delete) in collaborators::collaborator_among(run, viewer, &shared).await? {
        roles.insert(board, Role::Collaborator { may_delete });
    }
    Ok(roles)
}

/// The board, locked until the transaction is over, and the viewer's role on it.
pub async fn lock_as(tx: &Tx, viewer: UserId, id: BoardId) -> Result<(StoredBoard, Role)> {
    let board = sql::lock(tx, id).await?.ok_or_else(Error::not_found)?;
    let role = find_role(tx, Some(viewer), &board).await?;
    Ok((board, role))
}
