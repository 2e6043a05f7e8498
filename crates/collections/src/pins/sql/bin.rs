//! The only place that names `binned_pins`; and `pin_bins`, which lists them by the board
//! that they went with, or else by the user who deleted them.

use std::cmp::Reverse;

use accounts::uploads::rename_picture::Renaming;
use contract::ids::{BoardId, PinId, SectionId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

use super::{LOCK_ONE, StoredPin, find, places::CoverRow};

row! {
    /// A deleted pin, as far as a list of them shows it.
    pub struct BinnedPin {
        /// The pin's id, which it gets back.
        pub id: PinId,
        pub(in crate::pins) pinner_id: UserId,
        /// The board it was on.
        pub board_id: BoardId,
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
        /// Title when it was deleted.
        pub title: String,
        /// Alt text when it was deleted.
        pub alt_text: String,
        /// Order of deletions; bookmarks go by it.
        pub binned_number: i64,
        /// When it was deleted.
        pub binned_ms: i64,
    }
}

row! {
    /// A deleted pin, as far as it is listed.
    struct ListedPin {
        pinner_id: UserId,
        root_id: PinId,
        section_id: Option<SectionId>,
        place: i64,
        binned_number: i64,
        binned_ms: i64,
    }
}

/// How a pin comes into the bin.
pub struct Binning {
    /// By whose hand.
    pub by: UserId,
    /// With which board, if it did not go by itself.
    pub with: Option<BoardId>,
    /// Later deletions have greater numbers.
    pub number: i64,
    /// Now.
    pub now: i64,
}

sql! {
    BIN: () = concat!(
        "INSERT INTO binned_pins (",
        columns!(""),
        ", binned_ms, binned_by, binned_id, binned_with) SELECT ",
        columns!(""),
        ", $2, $3, $4, $5 FROM pins WHERE id = $1",
    );
    BINNED: StoredPin = concat!(
        "SELECT ",
        columns!(""),
        " FROM binned_pins WHERE id = $1 AND is_taken_down = false AND binned_ms >= $2 FOR UPDATE",
    );
    TAKEN_DOWN: StoredPin =
        concat!("SELECT ", columns!(""), " FROM binned_pins WHERE id = $1 AND is_taken_down FOR UPDATE");
    BOARD_OF: BoardId = "SELECT board_id FROM binned_pins WHERE id = $1 AND is_taken_down";
    TAKE_DOWN: () = "UPDATE binned_pins SET is_taken_down = true WHERE id = $1";
    GIVE_BACK: () =
        "UPDATE binned_pins SET is_taken_down = false, binned_by = $2, binned_ms = $3, binned_id = $4 \
         WHERE id = $1";
    KEPT: StoredPin = concat!("SELECT ", columns!(""), " FROM binned_pins WHERE id = $1");
    LIST: PinId =
        "SELECT pin_id FROM pin_bins WHERE key = $1 AND binned_id < $2 AND binned_ms >= $3 \
         ORDER BY binned_id DESC LIMIT $4";
    AMONG: BinnedPin =
        "SELECT id, pinner_id, board_id, signature, extension, width, height, color, title, alt_text, \
         binned_id AS binned_number, binned_ms FROM binned_pins WHERE id IN ($list)";
    LOCK: PinId = "SELECT id FROM binned_pins WHERE id = $1 FOR UPDATE";
    BY: (PinId, BoardId, PinId) =
        "SELECT id, board_id, root_id FROM binned_pins WHERE binned_by = $1 AND binned_with IS NULL \
         AND binned_ms >= $2 AND id IN ($list)";
    WITH: (PinId, Option<SectionId>) =
        "SELECT pin_id, section_id FROM pin_bins WHERE key = $1 ORDER BY root_id, pin_id LIMIT $2";
    ALL_WITH: PinId = "SELECT pin_id FROM pin_bins WHERE key = $1";
    COUNT_WITH: i64 = "SELECT count(*) FROM pin_bins WHERE key = $1";
    UPPERMOST_WITH: PinId = "SELECT pin_id FROM pin_bins WHERE key = $1 ORDER BY place DESC LIMIT $2";
    COVERS_AMONG: CoverRow =
        "SELECT id AS pin_id, signature, extension, width, height FROM binned_pins \
         WHERE is_screened = false AND id IN ($list)";
    LEAVE_ALONE: i64 = "UPDATE binned_pins SET binned_with = NULL WHERE id = $1 RETURNING binned_by";
    AGE: i64 =
        "UPDATE binned_pins SET binned_ms = 0 WHERE id = $1 RETURNING coalesce(binned_with, binned_by) AS key";
    AGE_AMONG: () = "UPDATE binned_pins SET binned_ms = 0 WHERE id IN ($list)";
    UNBIN: i64 = "DELETE FROM binned_pins WHERE id = $1 RETURNING coalesce(binned_with, binned_by) AS key";
    ADD: () =
        "INSERT INTO pin_bins (key, pin_id, pinner_id, root_id, section_id, place, binned_id, binned_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    AGE_LISTED: () = "UPDATE pin_bins SET binned_ms = 0 WHERE key = $1 AND pin_id = $2";
    AGE_LISTED_WITH: () = "UPDATE pin_bins SET binned_ms = 0 WHERE key = $1";
    REMOVE: ListedPin =
        "DELETE FROM pin_bins WHERE key = $1 AND pin_id = $2 \
         RETURNING pinner_id, root_id, section_id, place, binned_id AS binned_number, binned_ms";
    PICTURES_OF: (String, String) =
        "SELECT signature, min(extension) FROM binned_pins WHERE pinner_id = $1 GROUP BY signature \
         ORDER BY signature";
    IDS_OF: PinId = "SELECT id FROM binned_pins WHERE pinner_id = $1";
    WITH_PICTURE: PinId = "SELECT id FROM binned_pins WHERE signature = $1 LIMIT $2";
    RENAME: () = "UPDATE binned_pins SET signature = $1 WHERE id IN ($list)";
    OLD: (PinId, String) = "SELECT id, signature FROM binned_pins WHERE binned_ms < $1 ORDER BY binned_ms LIMIT 1000";
    pub(super) COUNT_REPINS: PinId =
        "UPDATE binned_pins SET repin_count = repin_count + $1 WHERE id IN ($list) RETURNING id";
}

owned! {
    binned_pins: "binned_pins",
        read "SELECT id, board_id, section_id, place, root_id, signature, extension, width, height, color, \
              title, description, alt_text, link, topics, attribution, note, created_ms, binned_ms, is_screened, \
              video_ms FROM binned_pins WHERE pinner_id = $1 ORDER BY id",
        erase "DELETE FROM binned_pins WHERE pinner_id = $1";
    binned_by: "binned_pins",
        read "SELECT id, board_id, binned_ms FROM binned_pins WHERE binned_by = $1 AND pinner_id <> $1",
        erase "UPDATE binned_pins SET binned_by = 0 WHERE binned_by = $1 AND pinner_id <> $1";
    pin_bins: "pin_bins",
        read "SELECT pin_id, binned_ms FROM pin_bins WHERE key = $1",
        erase "DELETE FROM pin_bins WHERE key = $1 OR pinner_id = $1";
    brought_and_binned: "binned_pins",
        read "SELECT id, root_id FROM binned_pins WHERE root_pinner_id = $1 \
              AND root_pinner_id <> pinner_id AND is_secret = false",
        erase "UPDATE binned_pins SET root_pinner_id = 0 WHERE root_pinner_id = $1 AND root_pinner_id <> pinner_id";
}

/// Keeps a pin as it is, before it is removed.
pub async fn bin(tx: &Tx, pin: &StoredPin, how: &Binning) -> Result<()> {
    let with = how.with;
    // A save that is being counted ends first: what is copied has it.
    tx.lock_each(&LOCK_ONE, &[pin.id]).await?;
    let args = args![pin.id, how.now, how.by, how.number, with];
    tx.exec(&BIN, &args).await?;
    let listed = ListedPin {
        pinner_id: pin.pinner_id,
        root_id: pin.root_id,
        section_id: pin.section_id,
        place: pin.place,
        binned_number: how.number,
        binned_ms: how.now,
    };
    add(tx, with.map_or(how.by.0, |board| board.0), pin.id, &listed).await
}

/// Lists a deleted pin; not by a user who was erased.
async fn add(tx: &Tx, key: i64, id: PinId, pin: &ListedPin) -> Result<()> {
    if key == 0 {
        return Ok(());
    }
    let args = args![
        key,
        id,
        pin.pinner_id,
        pin.root_id,
        pin.section_id,
        pin.place,
        pin.binned_number,
        pin.binned_ms
    ];
    tx.exec(&ADD, &args).await?;
    Ok(())
}

/// Pins that a user deleted by themselves from a moment on, below a number, the
/// last first.
pub async fn list_binned(
    run: &impl Run,
    by: UserId,
    below: i64,
    since_ms: i64,
    most: i64,
) -> Result<Vec<BinnedPin>> {
    let ids = run.all(&LIST, &args![by, below, since_ms, most]).await?;
    let mut rows = run.all_in(&AMONG, &args![], &ids).await?;
    rows.sort_by_key(|row| Reverse(row.binned_number));
    Ok(rows)
}

/// Which of these a user deleted by themselves from a moment on, with their
/// boards and pictures; locked until the transaction is over. The ids are in order,
/// so that no two transactions wait for each other.
pub async fn lock_binned(
    tx: &Tx,
    by: UserId,
    since_ms: i64,
    ids: &[PinId],
) -> Result<Vec<(PinId, BoardId, PinId)>> {
    tx.lock_each(&LOCK, ids).await?;
    Ok(tx.all_in(&BY, &args![by, since_ms], ids).await?)
}

/// Pins that went with a board, and their sections; those of one picture together.
pub async fn binned_with(
    run: &impl Run,
    board: BoardId,
    most: i64,
) -> Result<Vec<(PinId, Option<SectionId>)>> {
    Ok(run.all(&WITH, &args![board, most]).await?)
}

/// How many pins went with a board.
pub async fn count_binned_with(run: &impl Run, board: BoardId) -> Result<i64> {
    Ok(run.one(&COUNT_WITH, &args![board]).await?)
}

/// The uppermost pictures of a deleted board.
pub async fn binned_covers(run: &impl Run, board: BoardId, most: i64) -> Result<Vec<CoverRow>> {
    let ids = run.all(&UPPERMOST_WITH, &args![board, most]).await?;
    let mut rows = run.all_in(&COVERS_AMONG, &args![], &ids).await?;
    rows.sort_by_key(|row| ids.iter().position(|id| *id == row.pin_id));
    Ok(rows)
}

/// Notes that the pin lies in the bin by itself, and not with this board.
pub async fn bin_alone(tx: &Tx, board: BoardId, id: PinId) -> Result<()> {
    let by = tx.opt(&LEAVE_ALONE, &args![id]).await?;
    let listed = tx.opt(&REMOVE, &args![board, id]).await?;
    if let (Some(by), Some(listed)) = (by, listed) {
        add(tx, by, id, &listed).await?;
    }
    Ok(())
}

/// Makes a deleted pin as old as can be, so that it is forgotten next.
pub async fn age_binned(tx: &Tx, id: PinId) -> Result<()> {
    if let Some(key) = tx.opt(&AGE, &args![id]).await? {
        tx.exec(&AGE_LISTED, &args![key, id]).await?;
    }
    Ok(())
}

/// The same for all that went with a board.
pub async fn age_binned_with(tx: &Tx, board: BoardId) -> Result<()> {
    let ids = tx.all(&ALL_WITH, &args![board]).await?;
    tx.exec_in(&AGE_AMONG, &args![], &ids).await?;
    tx.exec(&AGE_LISTED_WITH, &args![board]).await?;
    Ok(())
}

/// A deleted pin, with the saves that were counted since; locked until the transaction
/// is over, so that no save is counted in the bin while the pin is taken out of it. None of
/// what was deleted before a moment, or was taken down by the host.
pub async fn binned(tx: &Tx, id: PinId, since_ms: i64) -> Result<Option<StoredPin>> {
    Ok(tx.opt(&BINNED, &args![id, since_ms]).await?)
}

/// On which board a pin was that the host took down.
pub async fn board_of_taken_down(tx: &Tx, id: PinId) -> Result<Option<BoardId>> {
    Ok(tx.opt(&BOARD_OF, &args![id]).await?)
}

/// Marks a deleted pin as taken down by the host.
pub async fn take_down(tx: &Tx, id: PinId) -> Result<()> {
    tx.exec(&TAKE_DOWN, &args![id]).await?;
    Ok(())
}

/// Hands a pin that was taken down to its pinner's bin, as if they deleted it now.
pub async fn give_back(tx: &Tx, pin: &StoredPin, number: i64, now: i64) -> Result<()> {
    let by = pin.pinner_id;
    tx.exec(&GIVE_BACK, &args![pin.id, by, now, number]).await?;
    let listed = ListedPin {
        pinner_id: by,
        root_id: pin.root_id,
        section_id: pin.section_id,
        place: pin.place,
        binned_number: number,
        binned_ms: now,
    };
    add(tx, by.0, pin.id, &listed).await
}

/// The same of a pin that the host took down.
pub async fn taken_down(tx: &Tx, id: PinId) -> Result<Option<StoredPin>> {
    Ok(tx.opt(&TAKEN_DOWN, &args![id]).await?)
}

/// A pin that stands on a board, or lies in the bin.
pub async fn find_anywhere(run: &impl Run, id: PinId) -> Result<Option<StoredPin>> {
    match find(run, id).await? {
        Some(pin) => Ok(Some(pin)),
        None => Ok(run.opt(&KEPT, &args![id]).await?),
    }
}

/// Takes a pin out of the bin.
pub async fn unbin(tx: &Tx, id: PinId) -> Result<()> {
    if let Some(key) = tx.opt(&UNBIN, &args![id]).await? {
        tx.opt(&REMOVE, &args![key, id]).await?;
    }
    Ok(())
}

/// Signature and extension of every picture on pins that a user deleted.
pub async fn pictures_of(run: &impl Run, pinner: UserId) -> Result<Vec<(String, String)>> {
    Ok(run.all(&PICTURES_OF, &args![pinner]).await?)
}

/// Pins that a user deleted.
pub async fn binned_ids(run: &impl Run, pinner: UserId) -> Result<Vec<PinId>> {
    let ids = run.all(&IDS_OF, &args![pinner]).await?;
    Ok(ids.into_iter().collect())
}

/// Some pins in the bin that show this picture, in the order of their ids.
pub async fn with_picture(run: &impl Run, signature: &str, most: i64) -> Result<Vec<PinId>> {
    let pins = run.all(&WITH_PICTURE, &args![signature, most]).await?;
    let mut pins: Vec<PinId> = pins.into_iter().collect();
    pins.sort_unstable();
    Ok(pins)
}

/// Renames the picture of these pins, which show it for as long as they lie in the bin.
pub async fn rename_picture(tx: &Tx, ids: &[PinId], names: &Renaming) -> Result<()> {
    lock_each(tx, ids).await?;
    tx.exec_in(&RENAME, &args![names.new], ids).await?;
    Ok(())
}

/// Pins that were deleted before a moment, with their pictures; a thousand at most.
pub async fn old_binned(run: &impl Run, before_ms: i64) -> Result<Vec<(PinId, String)>> {
    Ok(run.all(&OLD, &args![before_ms]).await?)
}

/// Locks those of these pins that were deleted, in the order in which they come.
pub(super) async fn lock_each(tx: &Tx, ids: &[PinId]) -> Result<()> {
    Ok(tx.lock_each(&LOCK, ids).await?)
}
