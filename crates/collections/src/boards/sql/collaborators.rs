//! The only place that writes `collaborators`: who saves to a board beside its owner.

use std::collections::HashSet;

use contract::ids::{BoardId, UserId};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A collaborator: a user who saves to a board beside its owner.
    pub struct StoredCollaborator {
        /// The board.
        pub board_id: BoardId,
        /// The collaborator.
        pub user_id: UserId,
        /// Whether they may delete pins of others.
        pub may_delete: bool,
        /// Order of joining; bookmarks go by it.
        pub joined_number: i64,
        /// When they joined.
        pub created_ms: i64,
    }
}

sql! {
    BOARDS_OF: BoardId = "SELECT board_id FROM collaborators WHERE user_id = $1";
    COLLABORATOR_AMONG: (BoardId, bool) =
        "SELECT board_id, may_delete FROM collaborators WHERE user_id = $1 AND board_id IN ($list)";
    FIRST_OF: (BoardId, UserId) =
        "SELECT board_id, user_id FROM collaborators WHERE board_id IN ($list) AND (SELECT count(*) \
         FROM collaborators AS earlier WHERE earlier.board_id = collaborators.board_id \
         AND earlier.joined_id < collaborators.joined_id) < $1 ORDER BY joined_id";
    COLLABORATORS: StoredCollaborator =
        "SELECT board_id, user_id, may_delete, joined_id AS joined_number, created_ms FROM collaborators \
         WHERE board_id = $1 AND joined_id > $2 ORDER BY joined_id LIMIT $3";
    COLLABORATOR: StoredCollaborator =
        "SELECT board_id, user_id, may_delete, joined_id AS joined_number, created_ms FROM collaborators \
         WHERE board_id = $1 AND user_id = $2";
    COLLABORATOR_IDS: UserId = "SELECT user_id FROM collaborators WHERE board_id = $1";
    ADD: () =
        "INSERT INTO collaborators (board_id, user_id, may_delete, joined_id, created_ms) \
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
    SET_MAY_DELETE: () = "UPDATE collaborators SET may_delete = $3 WHERE board_id = $1 AND user_id = $2";
    REMOVE: () = "DELETE FROM collaborators WHERE board_id = $1 AND user_id = $2";
    REMOVE_ALL: () = "DELETE FROM collaborators WHERE board_id = $1";
}

owned! {
    collaborators: "collaborators",
        read "SELECT board_id, may_delete, created_ms FROM collaborators WHERE user_id = $1",
        erase "DELETE FROM collaborators WHERE user_id = $1";
}

/// The boards of others of which a user is a collaborator.
pub async fn boards_of_collaborator(run: &impl Run, user: UserId) -> Result<HashSet<BoardId>> {
    let ids = run.all(&BOARDS_OF, &args![user]).await?;
    Ok(ids.into_iter().collect())
}

/// Of which of these boards a user is a collaborator, and whether they may delete
/// there.
pub async fn collaborator_among(
    run: &impl Run,
    user: UserId,
    boards: &[BoardId],
) -> Result<Vec<(BoardId, bool)>> {
    Ok(run
        .all_in(&COLLABORATOR_AMONG, &args![user], boards)
        .await?)
}

/// Boards with the first collaborators of each, in the order in which they came.
pub async fn first_of(
    run: &impl Run,
    boards: &[BoardId],
    most: i64,
) -> Result<Vec<(BoardId, UserId)>> {
    Ok(run.all_in(&FIRST_OF, &args![most], boards).await?)
}

/// Collaborators of a board behind one, in the order in which they came.
pub async fn collaborators(
    run: &impl Run,
    board: BoardId,
    behind: i64,
    most: i64,
) -> Result<Vec<StoredCollaborator>> {
    Ok(run.all(&COLLABORATORS, &args![board, behind, most]).await?)
}

/// One collaborator of a board.
pub async fn collaborator(
    run: &impl Run,
    board: BoardId,
    user: UserId,
) -> Result<Option<StoredCollaborator>> {
    Ok(run.opt(&COLLABORATOR, &args![board, user]).await?)
}

/// All collaborators of a board.
pub async fn collaborator_ids(run: &impl Run, board: BoardId) -> Result<Vec<UserId>> {
    let ids = run.all(&COLLABORATOR_IDS, &args![board]).await?;
    Ok(ids.into_iter().collect())
}

/// Adds a collaborator; false when they are there already.
pub async fn add_collaborator(tx: &Tx, collaborator: &StoredCollaborator) -> Result<bool> {
    let args = args![
        collaborator.board_id,
        collaborator.user_id,
        collaborator.may_delete,
        collaborator.joined_number,
        collaborator.created_ms
    ];
    let new = tx.exec(&ADD, &args).await? == 1;
    changed(tx, collaborator.board_id, collaborator.user_id);
    Ok(new)
}

/// Sets whether a collaborator may delete there; false when they are none.
pub async fn set_may_delete(
    tx: &Tx,
    board: BoardId,
    user: UserId,
    may_delete: bool,
) -> Result<bool> {
    let args = args![board, user, may_delete];
    let found = tx.exec(&SET_MAY_DELETE, &args).await? == 1;
    changed(tx, board, user);
    Ok(found)
}

/// Removes a collaborator; false when they are none.
pub async fn remove_collaborator(tx: &Tx, board: BoardId, user: UserId) -> Result<bool> {
    let gone = tx.exec(&REMOVE, &args![board, user]).await? == 1;
    changed(tx, board, user);
    Ok(gone)
}

/// Notes that a user joined or left a board, or may do something else there.
fn changed(tx: &Tx, board: BoardId, user: UserId) {
    tx.changed(Changed::Memberships(user));
    tx.changed(Changed::Board(board));
    tx.changed(Changed::OfUser(user));
}

/// Removes all collaborators of a board.
pub async fn remove_all(tx: &Tx, board: BoardId) -> Result<()> {
    tx.exec(&REMOVE_ALL, &args![board]).await?;
    Ok(())
}
