//! The only place that names `boards board_slugs board_follows board_arrangements`;
//! `binned_boards quicksave_boards collaborators sections section_slugs` are below.

#[macro_use]
pub mod fragments;

pub mod bin;
pub mod members;
pub mod quicksaves;
pub mod sections;

use contract::{
    boards::BoardArrangement,
    ids::{BoardId, UserId},
};
use kernel::{error::Result, validate};
use store::{Run, Tx, args, owned, row, sql};

row! {
    /// A board.
    #[derive(Default)]
    pub struct BoardRow {
        pub id: i64,
        pub owner_id: i64,
        pub name: String,
        pub slug: String,
        pub description: String,
        pub category: String,
        pub layout: String,
        pub sensitivity: String,
        pub is_secret: bool,
        pub is_protected: bool,
        pub covers: String,
        pub cover_pin_id: Option<i64>,
        pub pin_count: i64,
        pub sectionless_pin_count: i64,
        pub section_count: i64,
        pub follower_count: i64,
        pub archived_ms: Option<i64>,
        pub collaborator_count: i64,
        pub created_ms: i64,
    }
}

row! {
    /// What decides where a board stands among its owner's.
    pub struct StandRow {
        pub id: i64,
        pub name: String,
        pub place: i64,
        pub pinned_ms: Option<i64>,
        pub created_ms: i64,
        pub is_secret: bool,
        pub is_protected: bool,
        pub archived_ms: Option<i64>,
    }
}

impl BoardRow {
    /// Whether its pins stand in lists that all viewers share, as far as it
    /// decides.
    pub fn is_listed(&self) -> bool {
        !self.is_secret && !self.is_protected
    }
}

sql! {
    FIND: BoardRow = whole!("WHERE id = $1");
    LOCK: BoardRow = whole!("WHERE id = $1 FOR UPDATE");
    FIND_MANY: BoardRow = whole!("WHERE id IN ($list)");
    ID_BY_SLUG: i64 = "SELECT board_id FROM board_slugs WHERE owner_id = $1 AND slug = $2";
    LIST_PUBLIC: BoardRow = whole!("WHERE id IN ", saves_to!("$1"), " AND id < $2 AND is_secret = false AND is_protected = false AND archived_ms IS NULL ORDER BY id DESC LIMIT $3");
    LIST_OWN: BoardRow = whole!("WHERE id IN ", saves_to!("$1"), " AND id < $2 AND archived_ms IS NULL ORDER BY id DESC LIMIT $3");
    LIST_ARCHIVED: BoardRow = whole!("WHERE owner_id = $1 AND id < $2 AND archived_ms IS NOT NULL ORDER BY id DESC LIMIT $3");
    LIST_ALL: BoardRow = whole!("WHERE owner_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3");
    RECENT: BoardRow = whole!("WHERE id IN ", saves_to!("$1"), " AND pinned_ms IS NOT NULL AND archived_ms IS NULL ORDER BY pinned_ms DESC, id DESC LIMIT $2");
    STANDS: StandRow = concat!("SELECT id, name, place, pinned_ms, created_ms, is_secret, is_protected, archived_ms FROM boards WHERE id IN ", saves_to!("$1"), " AND id < $2 ORDER BY id DESC LIMIT $3");
    PLACES: (i64, i64) = "SELECT id, place FROM boards WHERE owner_id = $1 AND id IN ($list)";
    SET_PLACE: () = "UPDATE boards SET place = $2 WHERE id = $1";
    ARRANGEMENT: (String, String, String) = "SELECT sort_order, density, pin_density FROM board_arrangements WHERE user_id = $1";
    ARRANGE: () = "INSERT INTO board_arrangements (user_id, sort_order, density, pin_density) VALUES ($1, $2, $3, $4) ON CONFLICT (user_id) DO UPDATE SET sort_order = $2, density = $3, pin_density = $4";
    CLAIM_SLUG: () = "INSERT INTO board_slugs (owner_id, slug, board_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    FREE_SLUG: () = "DELETE FROM board_slugs WHERE owner_id = $1 AND slug = $2";
    INSERT: () = "INSERT INTO boards (id, owner_id, name, slug, description, category, is_secret, is_protected, covers, place, created_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '[]', $1, $9)";
    UPDATE: () = "UPDATE boards SET name = $2, slug = $3, description = $4, category = $5, layout = $6, sensitivity = $7, cover_pin_id = $8, is_secret = $9, is_protected = $10 WHERE id = $1";
    SET_ARCHIVED: () = "UPDATE boards SET archived_ms = $2 WHERE id = $1";
    COUNT_PROTECTED: i64 = "SELECT count(*) FROM boards WHERE owner_id = $1 AND is_protected = true AND NOT EXISTS (SELECT 1 FROM quicksave_boards WHERE quicksave_boards.board_id = boards.id)";
    COUNT_GROUP: i64 = concat!("SELECT count(*) FROM boards WHERE id IN ", saves_to!("$1"), " AND collaborator_count > 0");
    DELETE: () = "DELETE FROM boards WHERE id = $1";
    COUNT_PINS: () = "UPDATE boards SET pin_count = pin_count + $2, sectionless_pin_count = sectionless_pin_count + $3 WHERE id = $1";
    COUNT_SECTIONS: () = "UPDATE boards SET section_count = section_count + $2 WHERE id = $1";
    COUNT_COLLABORATORS: () = "UPDATE boards SET collaborator_count = collaborator_count + $2 WHERE id = $1";
    SET_OWNER: () = "UPDATE boards SET owner_id = $2 WHERE id = $1";
    SET_PINNED: () = "UPDATE boards SET pinned_ms = $2 WHERE id = $1";
    SET_COVERS: () = "UPDATE boards SET covers = $2 WHERE id = $1";
    FOLLOW: () = "INSERT INTO board_follows (user_id, board_id, created_ms) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    UNFOLLOW: () = "DELETE FROM board_follows WHERE user_id = $1 AND board_id = $2";
    UNFOLLOW_ALL: () = "DELETE FROM board_follows WHERE board_id = $1";
    COUNT_FOLLOWERS: () = "UPDATE boards SET follower_count = follower_count + $2 WHERE id = $1";
    FOLLOWED: i64 = "SELECT board_id FROM board_follows WHERE user_id = $1 AND board_id > $2 ORDER BY board_id LIMIT $3";
    FOLLOWED_BELOW: i64 = "SELECT board_id FROM board_follows WHERE user_id = $1 AND board_id < $2 ORDER BY board_id DESC LIMIT $3";
    FOLLOWED_OF_OWNER: i64 = "SELECT board_follows.board_id FROM board_follows JOIN boards ON boards.id = board_follows.board_id WHERE board_follows.user_id = $1 AND boards.owner_id = $2";
    FOLLOWED_AMONG: i64 = "SELECT board_id FROM board_follows WHERE user_id = $1 AND board_id IN ($list)";
}

owned! {
    boards: "boards",
        read "SELECT id, name, slug, description, category, layout, sensitivity, is_secret, is_protected, cover_pin_id, pin_count, follower_count, collaborator_count, pinned_ms, archived_ms, place, created_ms FROM boards WHERE owner_id = $1 ORDER BY id",
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

/// One board.
pub async fn find(run: &impl Run, id: BoardId) -> Result<Option<BoardRow>> {
    Ok(run.opt(&FIND, &args![id.0]).await?)
}

/// One board, locked until the transaction is over. Writers of pins or follows
/// lock the board first: its privacy and its numbers stay true, and no two
/// transactions wait for each other.
pub async fn lock(tx: &Tx, id: BoardId) -> Result<Option<BoardRow>> {
    Ok(tx.opt(&LOCK, &args![id.0]).await?)
}

/// Several boards, in any order.
pub async fn find_many(run: &impl Run, ids: &[i64]) -> Result<Vec<BoardRow>> {
    Ok(run.all_in(&FIND_MANY, &args![], ids).await?)
}

/// The board at the owner's address.
pub async fn id_by_slug(run: &impl Run, owner: UserId, slug: &str) -> Result<Option<BoardId>> {
    if !validate::can_be_kept(slug) {
        return Ok(None);
    }
    Ok(run
        .opt(&ID_BY_SLUG, &args![owner.0, slug])
        .await?
        .map(BoardId))
}

/// Which boards of a user.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shelf {
    /// All there are.
    Whole,
    /// Those that every viewer finds: neither secret nor archived.
    Shown,
    /// Those that the owner finds: not archived.
    Own,
    /// The archived ones.
    Archived,
}

/// A user's boards below an id, newest first.
pub async fn list(
    run: &impl Run,
    owner: UserId,
    shelf: Shelf,
    below: i64,
    most: i64,
) -> Result<Vec<BoardRow>> {
    let sql = match shelf {
        Shelf::Whole => &LIST_ALL,
        Shelf::Shown => &LIST_PUBLIC,
        Shelf::Own => &LIST_OWN,
        Shelf::Archived => &LIST_ARCHIVED,
    };
    Ok(run.all(sql, &args![owner.0, below, most]).await?)
}

/// Numbers of a user's protected boards, as far as they are counted, and of those
/// with collaborators, their own and others'.
pub async fn count_kinds(run: &impl Run, person: UserId) -> Result<(i64, i64)> {
    let protected = run.one(&COUNT_PROTECTED, &args![person.0]).await?;
    Ok((protected, run.one(&COUNT_GROUP, &args![person.0]).await?))
}

/// Where a user's boards stand, all of them.
pub async fn stands(run: &impl Run, owner: UserId) -> Result<Vec<StandRow>> {
    const AT_ONCE: i64 = 1_000;
    let mut stands: Vec<StandRow> = Vec::new();
    loop {
        let below = stands.last().map_or(i64::MAX, |last| last.id);
        let more = run.all(&STANDS, &args![owner.0, below, AT_ONCE]).await?;
        let is_last = (more.len() as i64) < AT_ONCE;
        stands.extend(more);
        if is_last {
            return Ok(stands);
        }
    }
}

/// Which of these are a user's, with their places in the user's own order.
pub async fn places(run: &impl Run, owner: UserId, ids: &[i64]) -> Result<Vec<(i64, i64)>> {
    Ok(run.all_in(&PLACES, &args![owner.0], ids).await?)
}

/// Puts a board elsewhere in its owner's own order.
pub async fn set_place(tx: &Tx, id: i64, place: i64) -> Result<()> {
    tx.exec(&SET_PLACE, &args![id, place]).await?;
    Ok(())
}

/// How a user wants boards and pins shown, if they said so: the boards' order,
/// their size, and that of pins.
pub async fn arrangement(run: &impl Run, user: UserId) -> Result<Option<(String, String, String)>> {
    Ok(run.opt(&ARRANGEMENT, &args![user.0]).await?)
}

/// Keeps how a user wants boards and pins shown.
pub async fn arrange(tx: &Tx, user: UserId, kept: &BoardArrangement) -> Result<()> {
    let sort = kept.board_sort_order.name();
    let sizes = (kept.board_density.name(), kept.pin_density.name());
    tx.exec(&ARRANGE, &args![user.0, sort, sizes.0, sizes.1])
        .await?;
    Ok(())
}

/// The boards a user saved to last, the latest first.
pub async fn recent(run: &impl Run, owner: UserId, most: i64) -> Result<Vec<BoardRow>> {
    Ok(run.all(&RECENT, &args![owner.0, most]).await?)
}

/// Claims the owner's address; false when another board has it.
pub async fn claim_slug(tx: &Tx, owner: UserId, slug: &str, id: BoardId) -> Result<bool> {
    Ok(tx.exec(&CLAIM_SLUG, &args![owner.0, slug, id.0]).await? == 1)
}

/// Gives an address back.
pub async fn free_slug(tx: &Tx, owner: UserId, slug: &str) -> Result<()> {
    tx.exec(&FREE_SLUG, &args![owner.0, slug]).await?;
    Ok(())
}

/// Adds the board; its address must have been claimed.
pub async fn insert(tx: &Tx, board: &BoardRow) -> Result<()> {
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
    Ok(())
}

/// Writes what the owner says about the board.
pub async fn update(tx: &Tx, board: &BoardRow) -> Result<()> {
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
        board.is_protected
    ];
    tx.exec(&UPDATE, &args).await?;
    Ok(())
}

/// Puts the board away, at a time, or takes it out again.
pub async fn set_archived(tx: &Tx, id: BoardId, at: Option<i64>) -> Result<()> {
    tx.exec(&SET_ARCHIVED, &args![id.0, at]).await?;
    Ok(())
}

/// Removes the board, but not who follows it.
pub async fn delete(tx: &Tx, id: BoardId) -> Result<()> {
    quicksaves::free(tx, id).await?;
    tx.exec(&DELETE, &args![id.0]).await?;
    Ok(())
}

/// Removes who follows a board that is gone.
pub async fn unfollow_all(tx: &Tx, id: BoardId) -> Result<()> {
    tx.exec(&UNFOLLOW_ALL, &args![id.0]).await?;
    Ok(())
}

/// Changes the number of pins, and of those outside sections.
pub async fn count_pins(tx: &Tx, id: BoardId, by: i64, sectionless: i64) -> Result<()> {
    tx.exec(&COUNT_PINS, &args![id.0, by, sectionless]).await?;
    Ok(())
}

/// Changes the number of sections.
pub async fn count_sections(tx: &Tx, id: BoardId, by: i64) -> Result<()> {
    tx.exec(&COUNT_SECTIONS, &args![id.0, by]).await?;
    Ok(())
}

/// Changes the number of collaborators.
pub async fn count_collaborators(tx: &Tx, id: BoardId, by: i64) -> Result<()> {
    tx.exec(&COUNT_COLLABORATORS, &args![id.0, by]).await?;
    Ok(())
}

/// Gives the board to another owner; its address among theirs must have been
/// claimed.
pub async fn set_owner(tx: &Tx, id: BoardId, owner: UserId) -> Result<()> {
    tx.exec(&SET_OWNER, &args![id.0, owner.0]).await?;
    Ok(())
}

/// Notes when something was last saved here.
pub async fn set_pinned(tx: &Tx, id: BoardId, now: i64) -> Result<()> {
    tx.exec(&SET_PINNED, &args![id.0, now]).await?;
    Ok(())
}

/// Writes the newest pictures.
pub async fn set_covers(tx: &Tx, id: BoardId, covers: &str) -> Result<()> {
    tx.exec(&SET_COVERS, &args![id.0, covers]).await?;
    Ok(())
}

/// Adds a follow; false when there was one.
pub async fn follow(tx: &Tx, user: UserId, id: BoardId, now: i64) -> Result<bool> {
    let new = tx.exec(&FOLLOW, &args![user.0, id.0, now]).await? == 1;
    if new {
        tx.exec(&COUNT_FOLLOWERS, &args![id.0, 1]).await?;
    }
    Ok(new)
}

/// Takes the note back; false when there was none.
pub async fn unfollow(tx: &Tx, user: UserId, id: BoardId) -> Result<bool> {
    let gone = tx.exec(&UNFOLLOW, &args![user.0, id.0]).await? == 1;
    if gone {
        tx.exec(&COUNT_FOLLOWERS, &args![id.0, -1]).await?;
    }
    Ok(gone)
}

/// Boards that a user follows, above an id, in order.
pub async fn followed(
    run: &impl Run,
    user: UserId,
    above: BoardId,
    most: i64,
) -> Result<Vec<BoardId>> {
    let ids = run.all(&FOLLOWED, &args![user.0, above.0, most]).await?;
    Ok(ids.into_iter().map(BoardId).collect())
}

/// All boards that a user follows, the newest first.
pub async fn all_followed(run: &impl Run, user: UserId) -> Result<Vec<i64>> {
    const AT_ONCE: i64 = 1_000;
    let mut ids: Vec<i64> = Vec::new();
    loop {
        let below = ids.last().copied().unwrap_or(i64::MAX);
        let args = args![user.0, below, AT_ONCE];
        let more = run.all(&FOLLOWED_BELOW, &args).await?;
        let is_last = (more.len() as i64) < AT_ONCE;
        ids.extend(more);
        if is_last {
            return Ok(ids);
        }
    }
}

/// Which boards of an owner a user follows.
pub async fn followed_of_owner(
    run: &impl Run,
    user: UserId,
    owner: UserId,
) -> Result<Vec<BoardId>> {
    let ids = run.all(&FOLLOWED_OF_OWNER, &args![user.0, owner.0]).await?;
    Ok(ids.into_iter().map(BoardId).collect())
}

/// Which of these boards a user follows.
pub async fn followed_among(run: &impl Run, user: UserId, ids: &[i64]) -> Result<Vec<i64>> {
    Ok(run.all_in(&FOLLOWED_AMONG, &args![user.0], ids).await?)
}
