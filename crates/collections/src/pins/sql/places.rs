//! The only place that names `board_pins`: the pins of a board in their order, each
//! picture once; and the pictures that stand for the board.

use std::collections::HashMap;

use contract::ids::{BoardId, PinId, SectionId, UserId};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, row, sql};

use super::{StoredPin, find_many};

row! {
    /// A pin in the order of its board.
    #[derive(Copy)]
    pub struct PlacedRow {
        pub pin_id: PinId,
        /// Its picture, by the pin that brought it.
        pub root_id: PinId,
        pub place: i64,
    }

    /// A picture that a board or a section shows of itself.
    pub struct CoverRow {
        pub pin_id: PinId,
        pub signature: String,
        pub extension: String,
        pub width: i64,
        pub height: i64,
    }
}

/// Which pins of a board.
#[derive(Debug, Clone, Copy)]
pub enum Part {
    /// All.
    Whole,
    /// Those outside sections.
    Sectionless,
    /// Those of one section.
    Section(SectionId),
}

sql! {
    WHOLE: PlacedRow =
        "SELECT pin_id, root_id, place FROM board_pins WHERE board_id = $1 AND place < $2 \
         ORDER BY place DESC LIMIT $3";
    SECTIONLESS: PlacedRow =
        "SELECT pin_id, root_id, place FROM board_pins WHERE board_id = $1 AND section_id IS NULL \
         AND place < $2 ORDER BY place DESC LIMIT $3";
    SECTION: PlacedRow =
        "SELECT pin_id, root_id, place FROM board_pins WHERE board_id = $1 AND section_id = $4 \
         AND place < $2 ORDER BY place DESC LIMIT $3";
    LOWEST: PinId = "SELECT pin_id FROM board_pins WHERE board_id = $1 ORDER BY place LIMIT $2";
    IN_SECTION: PinId = "SELECT pin_id FROM board_pins WHERE board_id = $1 AND section_id = $2";
    ROOTS: PinId = "SELECT root_id FROM board_pins WHERE board_id = $1";
    PUBLIC_ROOTS: PinId = "SELECT root_id FROM board_pins WHERE board_id = $1 AND is_secret = false";
    PUBLIC_BEHIND: (BoardId, PinId) =
        "SELECT board_id, root_id FROM board_pins WHERE (board_id, root_id) > ($1, $2) AND is_secret = false \
         ORDER BY board_id, root_id LIMIT $3";
    SAVE: PinId = "SELECT pin_id FROM board_pins WHERE board_id = $1 AND root_id = $2";
    SAVED_AMONG: PinId = "SELECT root_id FROM board_pins WHERE board_id = $1 AND root_id IN ($list)";
    PINNERS: (UserId, bool, i64) =
        "SELECT pinner_id, is_secret, count(*) FROM board_pins WHERE board_id = $1 \
         GROUP BY pinner_id, is_secret ORDER BY pinner_id";
    OF_PINNER: (PinId, PinId) = "SELECT pin_id, root_id FROM board_pins WHERE board_id = $1 AND pinner_id = $2";
    COVERS_AMONG: CoverRow =
        "SELECT id AS pin_id, signature, extension, width, height FROM pins \
         WHERE is_screened = false AND id IN ($list)";
    COVER_PIN: Option<PinId> = "SELECT cover_pin_id FROM boards WHERE id = $1";
    CHOSEN_COVER: CoverRow =
        "SELECT id AS pin_id, signature, extension, width, height FROM pins \
         WHERE id = $1 AND board_id = $2 AND is_screened = false";
    ADD: () =
        "INSERT INTO board_pins (board_id, root_id, pin_id, pinner_id, section_id, place, is_secret) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
    SET_PLACE: () = "UPDATE board_pins SET place = $3 WHERE board_id = $1 AND root_id = $2";
    SET_SECTION: () = "UPDATE board_pins SET section_id = $3 WHERE board_id = $1 AND root_id = $2";
    MOVE_SECTION: () = "UPDATE board_pins SET section_id = $3 WHERE board_id = $1 AND section_id = $2";
    SET_SECRET: () = "UPDATE board_pins SET is_secret = $3 WHERE board_id = $1 AND pinner_id = $2";
    REMOVE: () = "DELETE FROM board_pins WHERE board_id = $1 AND root_id = $2";
    PIN_SET_PLACE: () = "UPDATE pins SET place = $2 WHERE id = $1";
    PINS_SET_SECTION: () = "UPDATE pins SET section_id = $1 WHERE id IN ($list)";
}

/// Pins of a board below a place, the uppermost first.
pub async fn places(
    run: &impl Run,
    board: BoardId,
    part: Part,
    below: i64,
    most: i64,
) -> Result<Vec<PlacedRow>> {
    let args = args![board, below, most];
    Ok(match part {
        Part::Whole => run.all(&WHOLE, &args).await?,
        Part::Sectionless => run.all(&SECTIONLESS, &args).await?,
        Part::Section(id) => run.all(&SECTION, &args![board, below, most, id]).await?,
    })
}

/// The uppermost pins of a board, whole.
pub async fn uppermost_of_board(
    run: &impl Run,
    board: BoardId,
    most: i64,
) -> Result<Vec<StoredPin>> {
    pins_of_board_below(run, board, i64::MAX, most).await
}

/// Pins of a board below a place, whole, the uppermost first.
pub async fn pins_of_board_below(
    run: &impl Run,
    board: BoardId,
    below: i64,
    most: i64,
) -> Result<Vec<StoredPin>> {
    let places = places(run, board, Part::Whole, below, most).await?;
    let ids: Vec<PinId> = places.iter().map(|row| row.pin_id).collect();
    in_order(run, &ids).await
}

/// The lowest pins of a board, whole, the lowest first.
pub async fn lowest_of_board(run: &impl Run, board: BoardId, most: i64) -> Result<Vec<StoredPin>> {
    let ids = run.all(&LOWEST, &args![board, most]).await?;
    in_order(run, &ids).await
}

async fn in_order(run: &impl Run, ids: &[PinId]) -> Result<Vec<StoredPin>> {
    let rows = find_many(run, ids).await?;
    let mut rows: HashMap<PinId, StoredPin> = rows.into_iter().map(|row| (row.id, row)).collect();
    Ok(ids.iter().filter_map(|id| rows.remove(id)).collect())
}

/// Pictures on a board, by the pins that brought them.
pub async fn roots_of_board(run: &impl Run, board: BoardId) -> Result<Vec<PinId>> {
    Ok(run.all(&ROOTS, &args![board]).await?)
}

/// Pictures that a board publicly shows, by the pins that brought them.
pub async fn public_roots_of_board(run: &impl Run, board: BoardId) -> Result<Vec<PinId>> {
    Ok(run.all(&PUBLIC_ROOTS, &args![board]).await?)
}

/// Which board publicly shows which picture, behind one of these, by board and picture.
pub async fn public_places_behind(
    run: &impl Run,
    behind: (BoardId, PinId),
    most: i64,
) -> Result<Vec<(BoardId, PinId)>> {
    let args = args![behind.0, behind.1, most];
    Ok(run.all(&PUBLIC_BEHIND, &args).await?)
}

/// The pin that shows a picture on a board.
pub async fn save(run: &impl Run, board: BoardId, root: PinId) -> Result<Option<PinId>> {
    Ok(run.opt(&SAVE, &args![board, root]).await?)
}

/// Which of these pictures are on a board.
pub async fn saved_among(run: &impl Run, board: BoardId, roots: &[PinId]) -> Result<Vec<PinId>> {
    Ok(run.all_in(&SAVED_AMONG, &args![board], roots).await?)
}

/// How many pins each pinner has on a board, and whether they are secret, in
/// order of pinners.
pub async fn pinners(run: &impl Run, board: BoardId) -> Result<Vec<(UserId, bool, i64)>> {
    Ok(run.all(&PINNERS, &args![board]).await?)
}

/// The pins of a pinner on a board, each with its picture.
pub(super) async fn of_pinner(
    run: &impl Run,
    board: BoardId,
    pinner: UserId,
) -> Result<Vec<(PinId, PinId)>> {
    Ok(run.all(&OF_PINNER, &args![board, pinner]).await?)
}

/// How many times as many pins are looked at where some of the uppermost are behind a screen.
const FURTHER: i64 = 10;

/// The uppermost pictures of a board, or of a section of it, before which no screen stands.
pub async fn covers(
    run: &impl Run,
    board: BoardId,
    section: Option<SectionId>,
    most: i64,
) -> Result<Vec<CoverRow>> {
    let part = section.map_or(Part::Whole, Part::Section);
    let mut looked_at = most;
    loop {
        let places = places(run, board, part, i64::MAX, looked_at).await?;
        let ids: Vec<PinId> = places.iter().map(|row| row.pin_id).collect();
        let mut rows = run.all_in(&COVERS_AMONG, &args![], &ids).await?;
        if rows.len() == ids.len() || looked_at > most {
            rows.sort_by_key(|row| ids.iter().position(|id| *id == row.pin_id));
            rows.truncate(most as usize);
            return Ok(rows);
        }
        looked_at = most * FURTHER;
    }
}

/// The picture that a board's owner chose as its cover, if it is on the board.
pub async fn chosen_cover(run: &impl Run, board: BoardId) -> Result<Option<CoverRow>> {
    let Some(pin) = run.opt(&COVER_PIN, &args![board]).await?.flatten() else {
        return Ok(None);
    };
    Ok(run.opt(&CHOSEN_COVER, &args![pin, board]).await?)
}

/// Lists a pin; false when its picture stands on its board already.
pub(super) async fn add(tx: &Tx, pin: &StoredPin) -> Result<bool> {
    let args = args![
        pin.board_id,
        pin.root_id,
        pin.id,
        pin.pinner_id,
        pin.section_id,
        pin.place,
        pin.is_secret
    ];
    Ok(tx.exec(&ADD, &args).await? == 1)
}

/// Lists a picture no more.
pub(super) async fn remove(tx: &Tx, board: BoardId, root: PinId) -> Result<()> {
    tx.exec(&REMOVE, &args![board, root]).await?;
    Ok(())
}

/// Lists all pins of a pinner on a board as secret or public.
pub(super) async fn set_secret(
    tx: &Tx,
    board: BoardId,
    pinner: UserId,
    is_secret: bool,
) -> Result<()> {
    tx.exec(&SET_SECRET, &args![board, pinner, is_secret])
        .await?;
    Ok(())
}

/// Puts a pin elsewhere in the order of its board.
pub async fn set_place(tx: &Tx, board: BoardId, pin: PlacedRow, place: i64) -> Result<()> {
    tx.exec(&SET_PLACE, &args![board, pin.root_id, place])
        .await?;
    tx.exec(&PIN_SET_PLACE, &args![pin.pin_id, place]).await?;
    tx.changed(Changed::OnBoard(board));
    Ok(())
}

/// Puts a pin into a section of its board, or out of all.
pub async fn set_section(tx: &Tx, pin: &StoredPin, section: Option<SectionId>) -> Result<()> {
    let args = args![pin.board_id, pin.root_id, section];
    tx.exec(&SET_SECTION, &args).await?;
    tx.exec_in(&PINS_SET_SECTION, &args![section], &[pin.id])
        .await?;
    tx.changed(Changed::Pin(pin.id));
    Ok(())
}

/// Puts all pins of a section into another one of its board, or out of all.
pub async fn move_section(
    tx: &Tx,
    board: BoardId,
    from: SectionId,
    into: Option<SectionId>,
) -> Result<()> {
    let pins = tx.all(&IN_SECTION, &args![board, from]).await?;
    tx.exec(&MOVE_SECTION, &args![board, from, into]).await?;
    tx.exec_in(&PINS_SET_SECTION, &args![into], &pins).await?;
    tx.changed(Changed::Board(board));
    Ok(())
}

impl From<&StoredPin> for PlacedRow {
    fn from(pin: &StoredPin) -> Self {
        Self {
            pin_id: pin.id,
            root_id: pin.root_id,
            place: pin.place,
        }
    }
}
