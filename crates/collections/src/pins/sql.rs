//! The only place that names `pins`. The lists of them, by board (`board_pins`), by
//! pinner (`pinner_pins`) and by year (`originals`), are written beside them, in this
//! order: a board's, the pin, its pinner's, its year's.

#[macro_use]
mod fragments;

pub mod alike;
pub mod bin;
pub mod hidden;
pub mod look;
pub mod of_pinner;
pub mod originals;
pub mod pictures;
pub mod places;
pub mod screened;
pub mod secrecy;
pub mod sponsorships;
pub mod tallies;
pub mod videos;
pub mod words;

use std::collections::HashSet;

use contract::ids::{BoardId, PinId, SectionId, UserId};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A pin.
    #[derive(Default)]
    pub struct StoredPin {
        /// Its id.
        pub id: PinId,
        /// Who saved it.
        pub pinner_id: UserId,
        /// The board it is on.
        pub board_id: BoardId,
        /// The section of the board, if any.
        pub section_id: Option<SectionId>,
        /// Order on the board, the uppermost greatest.
        pub place: i64,
        /// The pin that brought the picture; its own id where it did.
        pub root_id: PinId,
        /// Who brought the picture; 0 once they are erased.
        pub root_pinner_id: UserId,
        /// Content hash of the picture.
        pub signature: String,
        /// File name extension of the picture.
        pub extension: String,
        /// Pixels.
        pub width: i64,
        /// Pixels.
        pub height: i64,
        /// Dominant colour, `#rrggbb`.
        pub color: String,
        /// Placeholder, as base64 of a ThumbHash.
        pub thumbhash: String,
        /// As shown; empty for none.
        pub title: String,
        /// As shown; empty for none.
        pub description: String,
        /// For readers who do not see the picture; empty for none.
        pub alt_text: String,
        /// The page it leads to.
        pub link: Option<String>,
        /// JSON: keys of interests.
        pub topics: String,
        /// JSON: whose work the picture is.
        pub attribution: Option<String>,
        /// Whether it is on a secret board.
        pub is_secret: bool,
        /// Whether its pinner takes no comments.
        pub comments_disabled: bool,
        /// What the pinner notes for themselves alone.
        pub note: String,
        /// Public saves of the picture from here.
        pub repin_count: i64,
        /// When it was saved.
        pub created_ms: i64,
        /// Whether a sensitivity screen stands before its picture.
        pub is_screened: bool,
        /// Length of the video that it shows, in milliseconds; none of a picture that stands
        /// still.
        pub video_ms: Option<i64>,
    }
}

sql! {
    FIND: StoredPin = whole!("WHERE id = $1");
    PINNERS_OF: (PinId, UserId) = "SELECT id, pinner_id FROM pins WHERE id IN ($list)";
    LOCK: StoredPin = whole!("WHERE id = $1 FOR UPDATE");
    FIND_MANY: StoredPin = whole!("WHERE id IN ($list)");
    SET_WORDS: () =
        "UPDATE pins SET title = $2, description = $3, alt_text = $4, link = $5, topics = $6, \
         comments_disabled = $7, note = $8 WHERE id = $1";
    MOVE_TO: () = "UPDATE pins SET board_id = $2, section_id = $3, place = $4, is_secret = $5 WHERE id = $1";
    REPINS_AMONG: (PinId, i64) = "SELECT id, repin_count FROM pins WHERE id IN ($list)";
    PUBLIC_ROOTS_AMONG: (PinId, PinId) = "SELECT id, root_id FROM pins WHERE is_secret = false AND id IN ($list)";
    ROOTS_ABOVE: PinId = "SELECT DISTINCT root_id FROM pins WHERE root_id > $1 ORDER BY root_id LIMIT $2";
    OLDEST_SAVES: PinId = "SELECT min(id) FROM pins WHERE root_id IN ($list) AND is_secret = false GROUP BY root_id";
    SAVERS_AMONG: UserId =
        "SELECT DISTINCT pinner_id FROM pins WHERE root_id = $1 AND is_secret = false \
         AND pinner_id IN ($list)";
    BOARDS_OF_ROOT: BoardId =
        "SELECT board_id FROM pins WHERE root_id = $1 AND is_secret = false ORDER BY id DESC LIMIT $2";
    PICTURES_AMONG: (String, String) = "SELECT DISTINCT signature, extension FROM pins WHERE id IN ($list)";
    INSERT: () = concat!(
        "INSERT INTO pins (",
        columns!(""),
        ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, \
         $20, $21, $22, $23, $24, $25, $26)",
    );
    DELETE: () = "DELETE FROM pins WHERE id = $1";
    LOCK_ONE: PinId = "SELECT id FROM pins WHERE id = $1 FOR UPDATE";
    COUNT_REPINS: PinId = "UPDATE pins SET repin_count = repin_count + $1 WHERE id IN ($list) RETURNING id";
}

owned! {
    pins: "pins",
        read "SELECT id, board_id, section_id, place, root_id, signature, extension, width, height, color, \
              title, description, alt_text, link, topics, attribution, is_secret, comments_disabled, note, \
              repin_count, created_ms, is_screened, video_ms FROM pins WHERE pinner_id = $1 ORDER BY id",
        erase "DELETE FROM pins WHERE pinner_id = $1";
    // Others keep what they saved; the origin pinner is not named.
    brought: "pins",
        read "SELECT id, root_id FROM pins WHERE root_pinner_id = $1 AND root_pinner_id <> pinner_id \
              AND is_secret = false",
        erase "UPDATE pins SET root_pinner_id = 0 WHERE root_pinner_id = $1 AND root_pinner_id <> pinner_id";
}

/// One pin.
pub async fn find(run: &impl Run, id: PinId) -> Result<Option<StoredPin>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// Those of these pins that exist with their pinners, in any order.
pub async fn pinners_of(run: &impl Run, ids: &[PinId]) -> Result<Vec<(PinId, UserId)>> {
    Ok(run.all_in(&PINNERS_OF, &args![], ids).await?)
}

/// One pin, taken until the transaction ends.
pub async fn lock(tx: &Tx, id: PinId) -> Result<Option<StoredPin>> {
    Ok(tx.opt(&LOCK, &args![id]).await?)
}

/// Several pins, in any order.
pub async fn find_many(run: &impl Run, ids: &[PinId]) -> Result<Vec<StoredPin>> {
    Ok(run.all_in(&FIND_MANY, &args![], ids).await?)
}

/// How often each of these was publicly saved, in any order.
pub async fn repins_among(run: &impl Run, ids: &[PinId]) -> Result<Vec<(PinId, i64)>> {
    Ok(run.all_in(&REPINS_AMONG, &args![], ids).await?)
}

/// Which pin brought the picture of each of these, in any order; those that are gone or
/// secret are absent.
pub async fn public_roots_among(run: &impl Run, ids: &[PinId]) -> Result<Vec<(PinId, PinId)>> {
    Ok(run.all_in(&PUBLIC_ROOTS_AMONG, &args![], ids).await?)
}

/// Pictures by the pins that brought them, also when those are gone, above an
/// id, oldest first.
pub async fn roots_above(run: &impl Run, above: PinId, most: i64) -> Result<Vec<PinId>> {
    Ok(run.all(&ROOTS_ABOVE, &args![above, most]).await?)
}

/// The pins that stand for pictures, whole, in any order: the one that brought
/// it, or the oldest save when that one is gone or secret.
pub async fn standing_for(run: &impl Run, roots: &[PinId]) -> Result<Vec<StoredPin>> {
    let mut rows = find_many(run, roots).await?;
    rows.retain(|row| row.id == row.root_id && !row.is_secret);
    let found: HashSet<PinId> = rows.iter().map(|row| row.id).collect();
    let without: Vec<PinId> = roots
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

/// The same without the rest of the pins: pairs of a picture, by the pin that brought it, and
/// the pin that stands for it.
pub async fn standing_ids(run: &impl Run, roots: &[PinId]) -> Result<Vec<(PinId, PinId)>> {
    let mut stands = public_roots_among(run, roots).await?;
    stands.retain(|(pin, root)| pin == root);
    let found: HashSet<PinId> = stands.iter().map(|(pin, _)| *pin).collect();
    let without = roots.iter().copied();
    let without: Vec<PinId> = without.filter(|root| !found.contains(root)).collect();
    let saves = run.all_in(&OLDEST_SAVES, &args![], &without).await?;
    let saves = public_roots_among(run, &saves).await?;
    stands.extend(saves.into_iter().map(|(pin, root)| (root, pin)));
    Ok(stands)
}

/// Of these users those who show a picture publicly.
pub async fn savers_among(run: &impl Run, root: PinId, users: &[UserId]) -> Result<Vec<UserId>> {
    Ok(run.all_in(&SAVERS_AMONG, &args![root], users).await?)
}

/// Boards that a picture was publicly saved to, the latest first.
pub async fn boards_of_root(run: &impl Run, root: PinId, most: i64) -> Result<Vec<BoardId>> {
    Ok(run.all(&BOARDS_OF_ROOT, &args![root, most]).await?)
}

/// Signature and extension of every picture on a user's pins, in the bin as well;
/// one that is there twice comes twice.
pub async fn pictures_of(run: &impl Run, pinner: UserId) -> Result<Vec<(String, String)>> {
    let pins = of_pinner::all(run, pinner, i64::MAX).await?;
    let mut pictures = run.all_in(&PICTURES_AMONG, &args![], &pins).await?;
    pictures.extend(bin::pictures_of(run, pinner).await?);
    Ok(pictures)
}

/// Notes that a pin came, went or moved.
fn changed(tx: &Tx, pin: &StoredPin) {
    tx.changed(Changed::Pin(pin.id));
    tx.changed(Changed::OnBoard(pin.board_id));
    tx.changed(Changed::OfUser(pin.pinner_id));
}

/// Adds the pin to its board and to its pinner's; false when its picture stands on
/// that board already.
pub async fn insert(tx: &Tx, pin: &StoredPin) -> Result<bool> {
    if !places::add(tx, pin).await? {
        return Ok(false);
    }
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
        pin.repin_count,
        pin.created_ms,
        pin.is_screened,
        pin.video_ms
    ];
    tx.exec(&INSERT, &args).await?;
    of_pinner::add(tx, pin).await?;
    originals::list(tx, pin).await?;
    changed(tx, pin);
    Ok(true)
}

/// Changes what a pin says.
pub async fn set_words(tx: &Tx, pin: &StoredPin) -> Result<()> {
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
    tx.changed(Changed::Pin(pin.id));
    Ok(())
}

/// Moves a pin from the board it is on to the one that `pin` names; false when its
/// picture stands there already.
pub async fn move_to(tx: &Tx, from: BoardId, pin: &StoredPin) -> Result<bool> {
    if !places::add(tx, pin).await? {
        return Ok(false);
    }
    places::remove(tx, from, pin.root_id).await?;
    let args = args![
        pin.id,
        pin.board_id,
        pin.section_id,
        pin.place,
        pin.is_secret
    ];
    tx.exec(&MOVE_TO, &args).await?;
    of_pinner::set_board(tx, pin).await?;
    originals::list(tx, pin).await?;
    changed(tx, pin);
    Ok(true)
}

/// Removes the pin, from its board and from its pinner's.
pub async fn delete(tx: &Tx, pin: &StoredPin) -> Result<()> {
    places::remove(tx, pin.board_id, pin.root_id).await?;
    tx.exec(&DELETE, &args![pin.id]).await?;
    of_pinner::remove(tx, pin).await?;
    originals::remove(tx, pin).await?;
    changed(tx, pin);
    Ok(())
}

/// Locks the pins that brought a board's pictures, whosever they are.
/// Transactions that count saves of many lock them so first, the lowest id first,
/// and users after them, so that no two wait for each other.
pub async fn lock_roots_of_board(tx: &Tx, board: BoardId) -> Result<()> {
    lock_roots(tx, places::roots_of_board(tx, board).await?).await
}

/// The same for the pictures of two boards.
pub async fn lock_roots_of_boards(tx: &Tx, one: BoardId, other: BoardId) -> Result<()> {
    let mut roots = places::roots_of_board(tx, one).await?;
    roots.extend(places::roots_of_board(tx, other).await?);
    lock_roots(tx, roots).await
}

async fn lock_roots(tx: &Tx, mut roots: Vec<PinId>) -> Result<()> {
    roots.sort_unstable();
    roots.dedup();
    tx.lock_each(&LOCK_ONE, &roots).await?;
    bin::lock_each(tx, &roots).await
}

/// Changes how often pictures were publicly saved from the pins that brought them, also
/// while those lie in the bin.
pub async fn count_repins(tx: &Tx, roots: &[PinId], by: i64) -> Result<()> {
    let mut missing = roots.to_vec();
    // What was being deleted or restored when a statement came to it stands in the other
    // table when that statement has waited for it.
    for statement in [&COUNT_REPINS, &bin::COUNT_REPINS, &COUNT_REPINS] {
        if !missing.is_empty() {
            let counted = tx.all_in(statement, &args![by], &missing).await?;
            missing.retain(|root| !counted.contains(root));
        }
    }
    for root in roots {
        tx.changed(Changed::Pin(*root));
    }
    Ok(())
}
