//! The only place that names `boards board_slugs board_follows board_arrangements`;
//! `binned_boards quicksave_boards collaborators sections section_slugs` are below.

#[macro_use]
pub mod fragments;

pub mod bin;
pub mod collaborators;
pub mod follows;
pub mod indexed;
pub mod lists;
pub mod quicksaves;
pub mod sections;

use contract::{
    boards::Privacy,
    ids::{BoardId, PinId, UserId},
};
use kernel::{error::Result, house::Changed, tx::Tx, validate};
use store::{Arg, Run, Sql, args, owned, row, sql};

use super::policy::privacy_of;

row! {
    /// A board.
    #[derive(Default)]
    pub struct StoredBoard {
        /// Its id.
        pub id: BoardId,
        /// Its owner.
        pub owner_id: UserId,
        /// As shown.
        pub name: String,
        /// Its address among its owner's boards.
        pub slug: String,
        /// As shown; empty for none.
        pub description: String,
        /// Key of a category; empty for none.
        pub category: String,
        /// Key of a layout.
        pub layout: String,
        /// Key of a sensitivity.
        pub sensitivity: String,
        /// Whether only owner and collaborators see it.
        pub is_secret: bool,
        /// Whether it is seen by its address alone.
        pub is_protected: bool,
        /// JSON: the newest pictures.
        pub covers: String,
        /// The pin that the owner chose as cover.
        pub cover_pin_id: Option<PinId>,
        /// All its pins.
        pub pin_count: i64,
        /// Pins outside sections.
        pub sectionless_pin_count: i64,
        /// Its sections.
        pub section_count: i64,
        /// Followers of this board.
        pub follower_count: i64,
        /// When the owner archived it; none while not.
        pub archived_ms: Option<i64>,
        /// Collaborators beside the owner.
        pub collaborator_count: i64,
        /// When it was made.
        pub created_ms: i64,
        /// What its owner chose, while the host hides it; empty while the host does not.
        pub privacy_before: String,
    }
}

impl StoredBoard {
    /// Whether the host hides it from all but its owner; it is secret then.
    pub fn is_hidden_by_host(&self) -> bool {
        !self.privacy_before.is_empty()
    }

    /// Whether its owner chose that it is secret, also while the host hides it: what it says is
    /// told to no employee then.
    pub fn is_kept_secret(&self) -> bool {
        match self.privacy_before.as_str() {
            "" => self.is_secret,
            before => before == "secret",
        }
    }

    /// Who sees it, as far as it decides.
    pub fn privacy(&self) -> Privacy {
        privacy_of(self.is_secret, self.is_protected)
    }

    /// Whether its pins stand in lists that all viewers share, as far as it
    /// decides.
    pub fn is_listed(&self) -> bool {
        self.privacy() == Privacy::Public
    }
}

sql! {
    FIND: StoredBoard = whole!("WHERE id = $1");
    LOCK: StoredBoard = whole!("WHERE id = $1 FOR UPDATE");
    FIND_MANY: StoredBoard = whole!("WHERE id IN ($list)");
    HIDDEN_AMONG: BoardId = "SELECT id FROM boards WHERE id IN ($list) AND privacy_before <> ''";
    ID_BY_SLUG: BoardId = "SELECT board_id FROM board_slugs WHERE owner_id = $1 AND slug = $2";
    CLAIM_SLUG: () = "INSERT INTO board_slugs (owner_id, slug, board_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    FREE_SLUG: () = "DELETE FROM board_slugs WHERE owner_id = $1 AND slug = $2";
    INSERT: () =
        "INSERT INTO boards (id, owner_id, name, slug, description, category, is_secret, is_protected, \
         covers, place, created_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '[]', $1, $9)";
    UPDATE: () =
        "UPDATE boards SET name = $2, slug = $3, description = $4, category = $5, layout = $6, \
         sensitivity = $7, cover_pin_id = $8, is_secret = $9, is_protected = $10, privacy_before = $11 WHERE id = $1";
    SET_ARCHIVED: UserId = "UPDATE boards SET archived_ms = $2 WHERE id = $1 RETURNING owner_id";
    DELETE: () = "DELETE FROM boards WHERE id = $1";
    COUNT_PINS: UserId =
        "UPDATE boards SET pin_count = pin_count + $2, \
         sectionless_pin_count = sectionless_pin_count + $3 WHERE id = $1 RETURNING owner_id";
    COUNT_SECTIONS: UserId = "UPDATE boards SET section_count = section_count + $2 WHERE id = $1 RETURNING owner_id";
    COUNT_COLLABORATORS: UserId =
        "UPDATE boards SET collaborator_count = collaborator_count + $2 WHERE id = $1 RETURNING owner_id";
    SET_OWNER: () = "UPDATE boards SET owner_id = $2 WHERE id = $1";
    SET_PINNED: UserId = "UPDATE boards SET pinned_ms = $2 WHERE id = $1 RETURNING owner_id";
    SET_COVERS: UserId = "UPDATE boards SET covers = $2 WHERE id = $1 RETURNING owner_id";
}

owned! {
    boards: "boards",
        read "SELECT id, name, slug, description, category, layout, sensitivity, is_secret, is_protected, \
              privacy_before, cover_pin_id, pin_count, follower_count, collaborator_count, pinned_ms, archived_ms, \
              place, created_ms FROM boards WHERE owner_id = $1 ORDER BY id",
        erase "DELETE FROM boards WHERE owner_id = $1";
    board_slugs: "board_slugs",
        read "SELECT slug, board_id FROM board_slugs WHERE owner_id = $1",
        erase "DELETE FROM board_slugs WHERE owner_id = $1";
    board_follows: "board_follows",
        read "SELECT board_id, created_ms FROM board_follows WHERE user_id = $1",
        erase "DELETE FROM board_follows WHERE user_id = $1";
    board_arrangements: "board_arrangements",
        read "SELECT sort_order, density, pin_density FROM board_arrangements WHERE user_id = $1",
        erase "DELETE FROM board_arrangements WHERE user_id = $1";
}

/// Runs a statement that changes what lists show of a board, and answers its owner.
async fn change(tx: &Tx, id: BoardId, sql: &Sql<UserId>, args: &[Arg<'_>]) -> Result<()> {
    if let Some(owner) = tx.opt(sql, args).await? {
        tx.changed(Changed::OnBoard(id));
        tx.changed(Changed::OfUser(owner));
    }
    Ok(())
}

/// One board.
pub async fn find(run: &impl Run, id: BoardId) -> Result<Option<StoredBoard>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// One board, locked until the transaction is over. Writers of pins or follows
/// lock the board first: its privacy and its numbers stay true, and no two
/// transactions wait for each other.
pub async fn lock(tx: &Tx, id: BoardId) -> Result<Option<StoredBoard>> {
    Ok(tx.opt(&LOCK, &args![id]).await?)
}

/// Several boards, in any order.
pub async fn find_many(run: &impl Run, ids: &[BoardId]) -> Result<Vec<StoredBoard>> {
    Ok(run.all_in(&FIND_MANY, &args![], ids).await?)
}

/// The board at the owner's address.
pub async fn id_by_slug(run: &impl Run, owner: UserId, slug: &str) -> Result<Option<BoardId>> {
    if !validate::can_be_kept(slug) {
        return Ok(None);
    }
    Ok(run.opt(&ID_BY_SLUG, &args![owner, slug]).await?)
}

/// Claims the owner's address; false when another board has it.
pub async fn claim_slug(tx: &Tx, owner: UserId, slug: &str, id: BoardId) -> Result<bool> {
    Ok(tx.exec(&CLAIM_SLUG, &args![owner, slug, id]).await? == 1)
}

/// Gives an address back.
pub async fn free_slug(tx: &Tx, owner: UserId, slug: &str) -> Result<()> {
    tx.exec(&FREE_SLUG, &args![owner, slug]).await?;
    Ok(())
}

/// Adds the board; its address must have been claimed.
pub async fn insert(tx: &Tx, board: &StoredBoard) -> Result<()> {
    let args = args![
        board.id,
        board.owner_id,
        board.name,
        board.slug,
        board.description,
        board.category,
        board.is_secret,
        board.is_protected,
        board.created_ms
    ];
    tx.exec(&INSERT, &args).await?;
    tx.changed(Changed::OfUser(board.owner_id));
    Ok(())
}

/// Of these boards those that the host hides.
pub async fn hidden_among(run: &impl Run, ids: &[BoardId]) -> Result<Vec<BoardId>> {
    Ok(run.all_in(&HIDDEN_AMONG, &args![], ids).await?)
}

/// Writes what the owner, or the host, says about the board.
pub async fn update(tx: &Tx, board: &StoredBoard) -> Result<()> {
    let args = args![
        board.id,
        board.name,
        board.slug,
        board.description,
        board.category,
        board.layout,
        board.sensitivity,
        board.cover_pin_id,
        board.is_secret,
        board.is_protected,
        board.privacy_before
    ];
    tx.exec(&UPDATE, &args).await?;
    tx.changed(Changed::Board(board.id));
    tx.changed(Changed::OfUser(board.owner_id));
    Ok(())
}

/// Puts the board away, at a time, or takes it out again.
pub async fn set_archived(tx: &Tx, id: BoardId, at: Option<i64>) -> Result<()> {
    tx.changed(Changed::Board(id));
    change(tx, id, &SET_ARCHIVED, &args![id, at]).await
}

/// Removes the board, but not who follows it.
pub async fn delete(tx: &Tx, id: BoardId) -> Result<()> {
    quicksaves::free_quicksave(tx, id).await?;
    tx.exec(&DELETE, &args![id]).await?;
    tx.changed(Changed::Board(id));
    Ok(())
}

/// Changes the number of pins, and of those outside sections.
pub async fn count_pins(tx: &Tx, id: BoardId, by: i64, sectionless: i64) -> Result<()> {
    change(tx, id, &COUNT_PINS, &args![id, by, sectionless]).await
}

/// Changes the number of sections.
pub async fn count_sections(tx: &Tx, id: BoardId, by: i64) -> Result<()> {
    change(tx, id, &COUNT_SECTIONS, &args![id, by]).await
}

/// Changes the number of collaborators.
pub async fn count_collaborators(tx: &Tx, id: BoardId, by: i64) -> Result<()> {
    change(tx, id, &COUNT_COLLABORATORS, &args![id, by]).await
}

/// Gives the board to another owner; its address among theirs must have been
/// claimed.
pub async fn set_owner(tx: &Tx, id: BoardId, owner: UserId) -> Result<()> {
    tx.exec(&SET_OWNER, &args![id, owner]).await?;
    tx.changed(Changed::Board(id));
    tx.changed(Changed::Privacy);
    Ok(())
}

/// Notes when something was last saved here.
pub async fn set_pinned(tx: &Tx, id: BoardId, now: i64) -> Result<()> {
    change(tx, id, &SET_PINNED, &args![id, now]).await
}

/// Writes the newest pictures.
pub async fn set_covers(tx: &Tx, id: BoardId, covers: &str) -> Result<()> {
    change(tx, id, &SET_COVERS, &args![id, covers]).await
}
