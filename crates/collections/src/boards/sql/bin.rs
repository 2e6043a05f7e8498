//! The only place that names `binned_boards`; and `board_bins`, which lists them by owner.

use std::cmp::Reverse;

use contract::ids::{BoardId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A deleted board.
    pub struct BinnedBoard {
        /// The board's id, which it gets back.
        pub id: BoardId,
        /// Who deleted it.
        pub owner_id: UserId,
        /// Name when it was deleted.
        pub name: String,
        pub(in crate::boards) slug: String,
        /// Whether it was secret.
        pub is_secret: bool,
        /// Whether it was protected.
        pub is_protected: bool,
        /// Order of deletions; bookmarks go by it.
        pub binned_number: i64,
        /// When it was deleted.
        pub binned_ms: i64,
    }
}

sql! {
    BIN: () =
        "INSERT INTO binned_boards (id, owner_id, name, slug, description, category, layout, sensitivity, \
         is_secret, is_protected, privacy_before, cover_pin_id, pinned_ms, archived_ms, place, created_ms, binned_id, \
         binned_ms, follower_count) SELECT id, owner_id, name, slug, description, category, layout, sensitivity, \
         is_secret, is_protected, privacy_before, cover_pin_id, pinned_ms, archived_ms, place, created_ms, $2, $3, \
         follower_count \
         FROM boards WHERE id = $1";
    UNBIN: () =
        "INSERT INTO boards (id, owner_id, name, slug, description, category, layout, sensitivity, is_secret, \
         is_protected, privacy_before, covers, cover_pin_id, section_count, follower_count, collaborator_count, \
         pinned_ms, archived_ms, place, created_ms) SELECT id, owner_id, $2, $3, description, category, layout, \
         sensitivity, is_secret, is_protected, privacy_before, '[]', cover_pin_id, $4, follower_count, $5, pinned_ms, \
         archived_ms, place, created_ms FROM binned_boards WHERE id = $1";
    pub(super) COUNT_FOLLOWERS: () = "UPDATE binned_boards SET follower_count = follower_count + $2 WHERE id = $1";
    COLLABORATORS: i64 = "SELECT count(*) FROM collaborators WHERE board_id = $1";
    REMOVE: UserId = "DELETE FROM binned_boards WHERE id = $1 RETURNING owner_id";
    LOCK: BinnedBoard =
        "SELECT id, owner_id, name, slug, is_secret, is_protected, binned_id AS binned_number, binned_ms \
         FROM binned_boards WHERE id = $1 FOR UPDATE";
    LIST: BoardId =
        "SELECT board_id FROM board_bins WHERE owner_id = $1 AND binned_id < $2 AND binned_ms >= $3 \
         ORDER BY binned_id DESC LIMIT $4";
    AMONG: BinnedBoard =
        "SELECT id, owner_id, name, slug, is_secret, is_protected, binned_id AS binned_number, binned_ms \
         FROM binned_boards WHERE id IN ($list)";
    HIDE: () =
        "UPDATE binned_boards SET privacy_before = CASE WHEN is_secret THEN 'secret' WHEN is_protected \
         THEN 'protected' ELSE 'public' END, is_secret = true, is_protected = false \
         WHERE id = $1 AND privacy_before = ''";
    SHOW: () =
        "UPDATE binned_boards SET is_secret = (privacy_before = 'secret'), \
         is_protected = (privacy_before = 'protected'), privacy_before = '' \
         WHERE id = $1 AND privacy_before <> ''";
    IDS_OF: BoardId = "SELECT board_id FROM board_bins WHERE owner_id = $1";
    OLD: BoardId = "SELECT id FROM binned_boards WHERE binned_ms < $1 ORDER BY binned_ms LIMIT 1000";
    AGE: UserId = "UPDATE binned_boards SET binned_ms = 0 WHERE id = $1 RETURNING owner_id";
    ADD_LISTED: () =
        "INSERT INTO board_bins (owner_id, board_id, binned_id, binned_ms) VALUES ($1, $2, $3, $4)";
    AGE_LISTED: () = "UPDATE board_bins SET binned_ms = 0 WHERE owner_id = $1 AND board_id = $2";
    REMOVE_LISTED: () = "DELETE FROM board_bins WHERE owner_id = $1 AND board_id = $2";
}

owned! {
    binned_boards: "binned_boards",
        read "SELECT id, name, slug, description, category, layout, sensitivity, is_secret, is_protected, \
              privacy_before, cover_pin_id, pinned_ms, archived_ms, place, created_ms, binned_ms FROM binned_boards \
              WHERE owner_id = $1 ORDER BY id",
        erase "DELETE FROM binned_boards WHERE owner_id = $1";
    board_bins: "board_bins",
        read "SELECT board_id, binned_ms FROM board_bins WHERE owner_id = $1",
        erase "DELETE FROM board_bins WHERE owner_id = $1";
}

/// Keeps a board of this owner as it is, before it is removed; `binned_id` says in
/// which order.
pub async fn bin(tx: &Tx, owner: UserId, id: BoardId, binned_id: i64, now: i64) -> Result<()> {
    tx.exec(&BIN, &args![id, binned_id, now]).await?;
    tx.exec(&ADD_LISTED, &args![owner, id, binned_id, now])
        .await?;
    Ok(())
}

/// Puts a board back, without pins, under a name whose address has been claimed, and
/// takes it out of the bin.
pub async fn unbin(tx: &Tx, id: BoardId, name: &str, slug: &str, sections: i64) -> Result<()> {
    let collaborators = tx.one(&COLLABORATORS, &args![id]).await?;
    let args = args![id, name, slug, sections, collaborators];
    tx.exec(&UNBIN, &args).await?;
    remove(tx, id).await
}

/// Forgets a deleted board.
pub async fn remove(tx: &Tx, id: BoardId) -> Result<()> {
    if let Some(owner) = tx.opt(&REMOVE, &args![id]).await? {
        tx.exec(&REMOVE_LISTED, &args![owner, id]).await?;
    }
    Ok(())
}

/// Hides a deleted board for the host, for when it comes back; or no longer. False where it is so
/// already, or not in the bin.
pub async fn set_hidden(tx: &Tx, id: BoardId, is_hidden: bool) -> Result<bool> {
    let set = if is_hidden { &HIDE } else { &SHOW };
    Ok(tx.exec(set, &args![id]).await? == 1)
}

/// A deleted board, locked until the transaction is over.
pub async fn lock_binned(tx: &Tx, id: BoardId) -> Result<Option<BinnedBoard>> {
    Ok(tx.opt(&LOCK, &args![id]).await?)
}

/// Boards that a user deleted from a moment on, below a number, the last first.
pub async fn list_binned(
    run: &impl Run,
    owner: UserId,
    below: i64,
    since_ms: i64,
    most: i64,
) -> Result<Vec<BinnedBoard>> {
    let args = args![owner, below, since_ms, most];
    let ids = run.all(&LIST, &args).await?;
    let mut rows = run.all_in(&AMONG, &args![], &ids).await?;
    rows.sort_by_key(|row| Reverse(row.binned_number));
    Ok(rows)
}

/// All boards that a user deleted.
pub async fn binned_ids(run: &impl Run, owner: UserId) -> Result<Vec<BoardId>> {
    let ids = run.all(&IDS_OF, &args![owner]).await?;
    Ok(ids.into_iter().collect())
}

/// Boards that were deleted before a moment; a thousand at most.
pub async fn old_binned(run: &impl Run, before_ms: i64) -> Result<Vec<BoardId>> {
    let ids = run.all(&OLD, &args![before_ms]).await?;
    Ok(ids.into_iter().collect())
}

/// Makes a deleted board as old as can be, so that it is forgotten next.
pub async fn age_binned(tx: &Tx, id: BoardId) -> Result<()> {
    if let Some(owner) = tx.opt(&AGE, &args![id]).await? {
        tx.exec(&AGE_LISTED, &args![owner, id]).await?;
    }
    Ok(())
}
