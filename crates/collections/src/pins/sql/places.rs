//! Pins of a board in their order, and the pictures that stand for it.

use contract::ids::{BoardId, PinId};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, row, sql};

use super::PinRow;

row! {
    /// A picture that a board or a section shows of itself.
    pub struct CoverRow {
        pub pin_id: i64,
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
    Section(i64),
}

sql! {
    OF_BOARD: PinRow = whole!("WHERE board_id = $1 ORDER BY place DESC LIMIT $2");
    LOWEST_OF_BOARD: PinRow = whole!("WHERE board_id = $1 ORDER BY place LIMIT $2");
    PLACES: (i64, i64) = "SELECT place, id FROM pins WHERE board_id = $1 AND place < $2 ORDER BY place DESC LIMIT $3";
    PLACES_SECTIONLESS: (i64, i64) =
        "SELECT place, id FROM pins WHERE board_id = $1 AND section_id IS NULL AND place < $2 \
         ORDER BY place DESC LIMIT $3";
    PLACES_OF_SECTION: (i64, i64) =
        "SELECT place, id FROM pins WHERE board_id = $1 AND section_id = $4 AND place < $2 \
         ORDER BY place DESC LIMIT $3";
    COVERS: CoverRow =
        "SELECT id AS pin_id, signature, extension, width, height FROM pins WHERE board_id = $1 \
         ORDER BY place DESC LIMIT $2";
    COVER_PIN: Option<i64> = "SELECT cover_pin_id FROM boards WHERE id = $1";
    CHOSEN_COVER: CoverRow =
        "SELECT id AS pin_id, signature, extension, width, height FROM pins WHERE id = $1 AND board_id = $2";
    COVERS_OF_SECTION: CoverRow =
        "SELECT id AS pin_id, signature, extension, width, height FROM pins WHERE board_id = $1 \
         AND section_id = $3 ORDER BY place DESC LIMIT $2";
    SET_PLACE: () = "UPDATE pins SET place = $2 WHERE id = $1";
    MOVE_SECTION: () = "UPDATE pins SET section_id = $3 WHERE board_id = $1 AND section_id = $2";
    SET_SECTION: () = "UPDATE pins SET section_id = $2 WHERE id = $1";
}

/// The uppermost pins of a board, whole.
pub async fn rows_of_board(run: &impl Run, board: BoardId, most: i64) -> Result<Vec<PinRow>> {
    Ok(run.all(&OF_BOARD, &args![board.0, most]).await?)
}

/// The lowest pins of a board, whole, the lowest first.
pub async fn lowest_of_board(run: &impl Run, board: BoardId, most: i64) -> Result<Vec<PinRow>> {
    Ok(run.all(&LOWEST_OF_BOARD, &args![board.0, most]).await?)
}

/// Places and ids of a board's pins below a place, the uppermost first.
pub async fn places(
    run: &impl Run,
    board: BoardId,
    part: Part,
    below: i64,
    most: i64,
) -> Result<Vec<(i64, i64)>> {
    let args = args![board.0, below, most];
    Ok(match part {
        Part::Whole => run.all(&PLACES, &args).await?,
        Part::Sectionless => run.all(&PLACES_SECTIONLESS, &args).await?,
        Part::Section(id) => {
            let args = args![board.0, below, most, id];
            run.all(&PLACES_OF_SECTION, &args).await?
        }
    })
}

/// Puts all pins of a section into another one of its board, or out of all.
pub async fn move_section(tx: &Tx, board: BoardId, from: i64, into: Option<i64>) -> Result<()> {
    tx.exec(&MOVE_SECTION, &args![board.0, from, into]).await?;
    tx.changed(Changed::Board(board));
    Ok(())
}

/// The uppermost pictures of a board, or of a section of it.
pub async fn covers(
    run: &impl Run,
    board: BoardId,
    section: Option<i64>,
    most: i64,
) -> Result<Vec<CoverRow>> {
    Ok(match section {
        None => run.all(&COVERS, &args![board.0, most]).await?,
        Some(id) => {
            let args = args![board.0, most, id];
            run.all(&COVERS_OF_SECTION, &args).await?
        }
    })
}

/// The picture that a board's owner chose as its cover, if it is on the board.
pub async fn chosen_cover(run: &impl Run, board: BoardId) -> Result<Option<CoverRow>> {
    let Some(pin) = run.opt(&COVER_PIN, &args![board.0]).await?.flatten() else {
        return Ok(None);
    };
    Ok(run.opt(&CHOSEN_COVER, &args![pin, board.0]).await?)
}

/// Puts a pin elsewhere in the order of its board.
pub async fn set_place(tx: &Tx, board: BoardId, id: i64, place: i64) -> Result<()> {
    tx.exec(&SET_PLACE, &args![id, place]).await?;
    tx.changed(Changed::OnBoard(board));
    Ok(())
}

/// Puts a pin into a section of its board, or out of all.
pub async fn set_section(tx: &Tx, id: i64, section: Option<i64>) -> Result<()> {
    tx.exec(&SET_SECTION, &args![id, section]).await?;
    tx.changed(Changed::Pin(PinId(id)));
    Ok(())
}
