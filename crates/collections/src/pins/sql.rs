//! The only place that names `pins`.

#[macro_use]
mod fragments;

pub mod alike;
pub mod bin;
pub mod hidden;
pub mod look;
pub mod places;
pub mod saves;
pub mod secrecy;
pub mod sponsorships;
pub mod tallies;

use std::collections::HashSet;

use contract::ids::{BoardId, PinId, UserId};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A pin.
    #[derive(Default)]
    pub struct PinRow {
        pub id: i64,
        pub pinner_id: i64,
        pub board_id: i64,
        pub section_id: Option<i64>,
        pub place: i64,
        pub root_id: i64,
        pub root_pinner_id: i64,
        pub signature: String,
        pub extension: String,
        pub width: i64,
        pub height: i64,
        pub color: String,
        pub thumbhash: String,
        pub title: String,
        pub description: String,
        pub alt_text: String,
        pub link: Option<String>,
        pub topics: String,
        pub attribution: Option<String>,
        pub is_secret: bool,
        pub comments_disabled: bool,
        /// What the pinner notes for themselves alone.
        pub note: String,
        pub repin_count: i64,
        pub created_ms: i64,
    }
}

sql! {
    FIND: PinRow = whole!("WHERE id = $1");
    LOCK: PinRow = whole!("WHERE id = $1 FOR UPDATE");
    FIND_MANY: PinRow = whole!("WHERE id IN ($list)");
    SET_WORDS: () =
        "UPDATE pins SET title = $2, description = $3, alt_text = $4, link = $5, topics = $6, \
         comments_disabled = $7, note = $8 WHERE id = $1";
    MOVE_TO: () = "UPDATE pins SET board_id = $2, section_id = $3, place = $4, is_secret = $5 WHERE id = $1";
    IDS_OF_PINNER_PUBLIC: i64 =
        "SELECT id FROM pins WHERE pinner_id = $1 AND id < $2 AND is_secret = false ORDER BY id DESC LIMIT $3";
    IDS_OF_PINNER: i64 = "SELECT id FROM pins WHERE pinner_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3";
    CREATED_PUBLIC: i64 =
        "SELECT id FROM pins WHERE pinner_id = $1 AND root_id = id AND id < $2 AND is_secret = false \
         ORDER BY id DESC LIMIT $3";
    CREATED: i64 = "SELECT id FROM pins WHERE pinner_id = $1 AND root_id = id AND id < $2 ORDER BY id DESC LIMIT $3";
    ALL_OF_PINNER: i64 = "SELECT id FROM pins WHERE pinner_id = $1 ORDER BY id LIMIT $2";
    NEWEST_ORIGINALS: (i64, i64) =
        "SELECT id, repin_count FROM pins WHERE id < $1 AND id = root_id AND is_secret = false \
         ORDER BY id DESC LIMIT $2";
    NEWEST_WITH_PINNER: (i64, i64) =
        "SELECT id, pinner_id FROM pins WHERE id < $1 AND id = root_id AND is_secret = false \
         ORDER BY id DESC LIMIT $2";
    ROOTS_ABOVE: i64 = "SELECT DISTINCT root_id FROM pins WHERE root_id > $1 ORDER BY root_id LIMIT $2";
    ROOTS_OF_BOARD: i64 = "SELECT root_id FROM pin_saves WHERE board_id = $1";
    OLDEST_SAVES: i64 = "SELECT min(id) FROM pins WHERE root_id IN ($list) AND is_secret = false GROUP BY root_id";
    LAST_REPIN: i64 = "SELECT id FROM pins WHERE pinner_id = $1 AND root_id <> id ORDER BY id DESC LIMIT 1";
    SHOWS: i64 = "SELECT id FROM pins WHERE signature = $1 LIMIT 1";
    PICTURES_OF: (String, String) =
        "SELECT signature, min(extension) FROM pins WHERE pinner_id = $1 GROUP BY signature ORDER BY signature";
    INSERT: () =
        "INSERT INTO pins (id, pinner_id, board_id, section_id, place, root_id, root_pinner_id, signature, \
         extension, width, height, color, thumbhash, title, description, alt_text, link, topics, attribution, \
         is_secret, comments_disabled, note, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, \
         $21, $22, $23)";
    DELETE: () = "DELETE FROM pins WHERE id = $1";
    LOCK_ONE: i64 = "SELECT id FROM pins WHERE id = $1 FOR UPDATE";
    COUNT_REPINS: () = "UPDATE pins SET repin_count = repin_count + $2 WHERE id = $1";
    COUNT_OF_PINNER: i64 = "SELECT count(*) FROM pins WHERE pinner_id = $1";
}

owned! {
    pins: "pins",
        read "SELECT id, board_id, section_id, place, root_id, signature, extension, width, height, color, \
              title, description, alt_text, link, topics, attribution, is_secret, comments_disabled, note, \
              repin_count, created_ms FROM pins WHERE pinner_id = $1 ORDER BY id",
        erase "DELETE FROM pins WHERE pinner_id = $1";
    // Others keep what they saved; the origin pinner is not named.
    brought: "pins",
        read "SELECT id, root_id FROM pins WHERE root_pinner_id = $1 AND root_pinner_id <> pinner_id \
              AND is_secret = false",
        erase "UPDATE pins SET root_pinner_id = 0 WHERE root_pinner_id = $1 AND root_pinner_id <> pinner_id";
}

/// One pin.
pub async fn find(run: &impl Run, id: PinId) -> Result<Option<PinRow>> {
    Ok(run.opt(&FIND, &args![id.0]).await?)
}

/// One pin, taken until the transaction ends.
pub async fn lock(tx: &Tx, id: PinId) -> Result<Option<PinRow>> {
    Ok(tx.opt(&LOCK, &args![id.0]).await?)
}

/// Several pins, in any order.
pub async fn find_many(run: &impl Run, ids: &[i64]) -> Result<Vec<PinRow>> {
    Ok(run.all_in(&FIND_MANY, &args![], ids).await?)
}

/// Which of a user's pins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pinned {
    /// All.
    All,
    /// Those whose pictures they brought.
    Created,
}

/// Pins of a user, as a viewer lists them.
pub struct Whose {
    /// Whose.
    pub pinner: UserId,
    /// Which.
    pub which: Pinned,
    /// Whether the viewer is the pinner: secret pins are listed for them alone.
    pub secret_too: bool,
}

/// Ids of a user's pins below an id, newest first. Which of the secret ones their
/// pinner still sees is asked when they are shown.
pub async fn ids_of_pinner(
    run: &impl Run,
    whose: &Whose,
    below: i64,
    most: i64,
) -> Result<Vec<i64>> {
    let sql = match (whose.which, whose.secret_too) {
        (Pinned::All, true) => &IDS_OF_PINNER,
        (Pinned::All, false) => &IDS_OF_PINNER_PUBLIC,
        (Pinned::Created, true) => &CREATED,
        (Pinned::Created, false) => &CREATED_PUBLIC,
    };
    Ok(run.all(sql, &args![whose.pinner.0, below, most]).await?)
}

/// Ids of a user's pins, wherever they are.
pub async fn all_of_pinner(run: &impl Run, pinner: UserId, most: i64) -> Result<Vec<i64>> {
    Ok(run.all(&ALL_OF_PINNER, &args![pinner.0, most]).await?)
}

/// Public pins that brought their picture, below an id, newest first, with how
/// often each was saved.
pub async fn newest_originals(run: &impl Run, below: i64, most: i64) -> Result<Vec<(i64, i64)>> {
    Ok(run.all(&NEWEST_ORIGINALS, &args![below, most]).await?)
}

/// Ids of those, with the pinner of each.
pub async fn newest_with_pinner(run: &impl Run, below: i64, most: i64) -> Result<Vec<(i64, i64)>> {
    Ok(run.all(&NEWEST_WITH_PINNER, &args![below, most]).await?)
}

/// Pictures by the pins that brought them, also when those are gone, above an
/// id, oldest first.
pub async fn roots_above(run: &impl Run, above: i64, most: i64) -> Result<Vec<i64>> {
    Ok(run.all(&ROOTS_ABOVE, &args![above, most]).await?)
}

/// Pictures on a board, by the pins that brought them.
pub async fn roots_of_board(run: &impl Run, board: BoardId) -> Result<Vec<i64>> {
    Ok(run.all(&ROOTS_OF_BOARD, &args![board.0]).await?)
}

/// The pins that stand for pictures, whole, in any order: the one that brought
/// it, or the oldest save when that one is gone or secret.
pub async fn standing_for(run: &impl Run, roots: &[i64]) -> Result<Vec<PinRow>> {
    let mut rows = find_many(run, roots).await?;
    rows.retain(|row| row.id == row.root_id && !row.is_secret);
    let found: HashSet<i64> = rows.iter().map(|row| row.id).collect();
    let without: Vec<i64> = roots
        .iter()
        .copied()
        .filter(|root| !found.contains(root))
        .collect();
    let saves = run.all_in(&OLDEST_SAVES, &args![], &without).await?;
    rows.extend(find_many(run, &saves).await?);
    // A save may have been hidden between the two looks.
    rows.retain(|row| !row.is_secret);
    Ok(rows)
}

/// A user's newest pin that they saved from another.
pub async fn last_repin(run: &impl Run, pinner: UserId) -> Result<Option<PinId>> {
    Ok(run.opt(&LAST_REPIN, &args![pinner.0]).await?.map(PinId))
}

/// Whether a pin shows this picture.
pub async fn show_picture(run: &impl Run, signature: &str) -> Result<bool> {
    Ok(run.opt(&SHOWS, &args![signature]).await?.is_some())
}

/// Signature and extension of every picture on a user's pins, in the bin as well;
/// one that is there twice comes twice.
pub async fn pictures_of(run: &impl Run, pinner: UserId) -> Result<Vec<(String, String)>> {
    let mut pictures = run.all(&PICTURES_OF, &args![pinner.0]).await?;
    pictures.extend(bin::pictures_of(run, pinner).await?);
    Ok(pictures)
}

/// Notes that a pin came, went or moved.
fn changed(tx: &Tx, pin: &PinRow) {
    tx.changed(Changed::Pin(PinId(pin.id)));
    tx.changed(Changed::OnBoard(BoardId(pin.board_id)));
    tx.changed(Changed::OfUser(UserId(pin.pinner_id)));
}

/// Adds the pin; its place must have been claimed.
pub async fn insert(tx: &Tx, pin: &PinRow) -> Result<()> {
    let args = args![
        pin.id,
        pin.pinner_id,
        pin.board_id,
        pin.section_id,
        pin.place,
        pin.root_id,
        pin.root_pinner_id,
        pin.signature,
        pin.extension,
        pin.width,
        pin.height,
        pin.color,
        pin.thumbhash,
        pin.title,
        pin.description,
        pin.alt_text,
        pin.link,
        pin.topics,
        pin.attribution,
        pin.is_secret,
        pin.comments_disabled,
        pin.note,
        pin.created_ms
    ];
    tx.exec(&INSERT, &args).await?;
    changed(tx, pin);
    Ok(())
}

/// Changes what a pin says.
pub async fn set_words(tx: &Tx, pin: &PinRow) -> Result<()> {
    let args = args![
        pin.id,
        pin.title,
        pin.description,
        pin.alt_text,
        pin.link,
        pin.topics,
        pin.comments_disabled,
        pin.note
    ];
    tx.exec(&SET_WORDS, &args).await?;
    tx.changed(Changed::Pin(PinId(pin.id)));
    Ok(())
}

/// Puts a pin onto another board, where its picture's place must have been claimed.
pub async fn move_to(tx: &Tx, pin: &PinRow) -> Result<()> {
    let args = args![
        pin.id,
        pin.board_id,
        pin.section_id,
        pin.place,
        pin.is_secret
    ];
    tx.exec(&MOVE_TO, &args).await?;
    changed(tx, pin);
    Ok(())
}

/// Removes the pin and gives its place back.
pub async fn delete(tx: &Tx, pin: &PinRow) -> Result<()> {
    saves::free_save(tx, pin.board_id, PinId(pin.root_id)).await?;
    tx.exec(&DELETE, &args![pin.id]).await?;
    changed(tx, pin);
    Ok(())
}

/// Locks the pins that brought a board's pictures, whosever they are.
/// Transactions that count saves of many lock them so first, the lowest id first,
/// and users after them, so that no two wait for each other.
pub async fn lock_roots_of_board(tx: &Tx, board: BoardId) -> Result<()> {
    lock_roots(tx, roots_of_board(tx, board).await?).await
}

/// The same for the pictures of two boards.
pub async fn lock_roots_of_boards(tx: &Tx, one: BoardId, other: BoardId) -> Result<()> {
    let mut roots = roots_of_board(tx, one).await?;
    roots.extend(roots_of_board(tx, other).await?);
    lock_roots(tx, roots).await
}

async fn lock_roots(tx: &Tx, mut roots: Vec<i64>) -> Result<()> {
    roots.sort_unstable();
    roots.dedup();
    Ok(tx.lock_each(&LOCK_ONE, &roots).await?)
}

/// Changes how often a picture was publicly saved from the pin that brought it.
pub async fn count_repins(tx: &Tx, root: PinId, by: i64) -> Result<()> {
    tx.exec(&COUNT_REPINS, &args![root.0, by]).await?;
    tx.changed(Changed::Pin(root));
    Ok(())
}

/// How many pins a user has, secret ones too.
pub async fn count_of(run: &impl Run, pinner: UserId) -> Result<i64> {
    Ok(run.one(&COUNT_OF_PINNER, &args![pinner.0]).await?)
}
