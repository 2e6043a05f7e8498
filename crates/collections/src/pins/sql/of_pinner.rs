//! The only place that names `pinner_pins`: what a user has of pins, beside the user.

use accounts::uploads::rename_picture::Renaming;
use contract::ids::{BoardId, PinId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

use super::StoredPin;

sql! {
    IDS: PinId = "SELECT pin_id FROM pinner_pins WHERE pinner_id = $1 AND pin_id < $2 ORDER BY pin_id DESC LIMIT $3";
    IDS_PUBLIC: PinId =
        "SELECT pin_id FROM pinner_pins WHERE pinner_id = $1 AND pin_id < $2 AND is_secret = false \
         ORDER BY pin_id DESC LIMIT $3";
    CREATED: PinId =
        "SELECT pin_id FROM pinner_pins WHERE pinner_id = $1 AND root_id = pin_id AND pin_id < $2 \
         ORDER BY pin_id DESC LIMIT $3";
    CREATED_PUBLIC: PinId =
        "SELECT pin_id FROM pinner_pins WHERE pinner_id = $1 AND root_id = pin_id AND pin_id < $2 \
         AND is_secret = false ORDER BY pin_id DESC LIMIT $3";
    ALL: PinId = "SELECT pin_id FROM pinner_pins WHERE pinner_id = $1 ORDER BY pin_id LIMIT $2";
    NEWEST: PinId = "SELECT pin_id FROM pinner_pins WHERE pinner_id = $1 ORDER BY pin_id DESC LIMIT 1";
    COUNT: i64 = "SELECT count(*) FROM pinner_pins WHERE pinner_id = $1";
    BOARDS_WITH: BoardId = "SELECT board_id FROM pinner_pins WHERE pinner_id = $1 AND root_id IN ($list)";
    SAVED_BY: PinId = "SELECT root_id FROM pinner_pins WHERE pinner_id = $1 AND root_id IN ($list)";
    BOARDS: BoardId =
        "SELECT DISTINCT board_id FROM pinner_pins WHERE pinner_id = $1 AND board_id > $2 \
         ORDER BY board_id LIMIT $3";
    SAVED: (PinId, BoardId, bool) =
        "SELECT pin_id, board_id, is_secret FROM pinner_pins WHERE pinner_id = $1 AND root_id = $2 \
         ORDER BY pin_id DESC LIMIT 100";
    ADD: () =
        "INSERT INTO pinner_pins (pinner_id, pin_id, root_id, board_id, signature, is_secret) \
         VALUES ($1, $2, $3, $4, $5, $6)";
    SET_BOARD: () = "UPDATE pinner_pins SET board_id = $3, is_secret = $4 WHERE pinner_id = $1 AND pin_id = $2";
    SET_SECRET: () = "UPDATE pinner_pins SET is_secret = $3 WHERE pinner_id = $1 AND board_id = $2";
    RENAME: () = "UPDATE pinner_pins SET signature = $3 WHERE pinner_id = $1 AND pin_id = $2";
    REMOVE: () = "DELETE FROM pinner_pins WHERE pinner_id = $1 AND pin_id = $2";
}

owned! {
    pinner_pins: "pinner_pins",
        read "SELECT pin_id, board_id, is_secret FROM pinner_pins WHERE pinner_id = $1 ORDER BY pin_id",
        erase "DELETE FROM pinner_pins WHERE pinner_id = $1";
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
) -> Result<Vec<PinId>> {
    let sql = match (whose.which, whose.secret_too) {
        (Pinned::All, true) => &IDS,
        (Pinned::All, false) => &IDS_PUBLIC,
        (Pinned::Created, true) => &CREATED,
        (Pinned::Created, false) => &CREATED_PUBLIC,
    };
    Ok(run.all(sql, &args![whose.pinner, below, most]).await?)
}

/// Ids of a user's pins, wherever they are, oldest first.
pub async fn all(run: &impl Run, pinner: UserId, most: i64) -> Result<Vec<PinId>> {
    Ok(run.all(&ALL, &args![pinner, most]).await?)
}

/// A user's newest pin, saved or made.
pub async fn newest(run: &impl Run, pinner: UserId) -> Result<Option<PinId>> {
    Ok(run.opt(&NEWEST, &args![pinner]).await?)
}

/// How many pins a user has, secret ones too.
pub async fn count(run: &impl Run, pinner: UserId) -> Result<i64> {
    Ok(run.one(&COUNT, &args![pinner]).await?)
}

/// Boards that hold these pictures among a user's own pins, once for each.
pub async fn boards_with(run: &impl Run, pinner: UserId, roots: &[PinId]) -> Result<Vec<BoardId>> {
    Ok(run.all_in(&BOARDS_WITH, &args![pinner], roots).await?)
}

/// Which of these pictures are among a user's own pins.
pub async fn saved_by(run: &impl Run, pinner: UserId, roots: &[PinId]) -> Result<Vec<PinId>> {
    Ok(run.all_in(&SAVED_BY, &args![pinner], roots).await?)
}

/// Boards above an id on which a user has pins, in order.
pub async fn boards(
    run: &impl Run,
    pinner: UserId,
    above: BoardId,
    most: i64,
) -> Result<Vec<BoardId>> {
    Ok(run.all(&BOARDS, &args![pinner, above, most]).await?)
}

/// A user's newest pins of one picture, with their boards, and whether they are
/// secret.
pub(super) async fn saved(
    run: &impl Run,
    pinner: UserId,
    root: PinId,
) -> Result<Vec<(PinId, BoardId, bool)>> {
    Ok(run.all(&SAVED, &args![pinner, root]).await?)
}

/// Lists a pin.
pub(super) async fn add(tx: &Tx, pin: &StoredPin) -> Result<()> {
    let args = args![
        pin.pinner_id,
        pin.id,
        pin.root_id,
        pin.board_id,
        pin.signature,
        pin.is_secret
    ];
    tx.exec(&ADD, &args).await?;
    Ok(())
}

/// Lists a pin on another board.
pub(super) async fn set_board(tx: &Tx, pin: &StoredPin) -> Result<()> {
    let args = args![pin.pinner_id, pin.id, pin.board_id, pin.is_secret];
    tx.exec(&SET_BOARD, &args).await?;
    Ok(())
}

/// Lists all pins of a pinner on a board as secret or public.
pub(super) async fn set_secret(
    tx: &Tx,
    pinner: UserId,
    board: BoardId,
    is_secret: bool,
) -> Result<()> {
    tx.exec(&SET_SECRET, &args![pinner, board, is_secret])
        .await?;
    Ok(())
}

/// Lists a pin with its picture's new name.
pub(super) async fn rename_picture(tx: &Tx, pin: &StoredPin, names: &Renaming) -> Result<()> {
    tx.exec(&RENAME, &args![pin.pinner_id, pin.id, names.new])
        .await?;
    Ok(())
}

/// Lists a pin no more.
pub(super) async fn remove(tx: &Tx, pin: &StoredPin) -> Result<()> {
    tx.exec(&REMOVE, &args![pin.pinner_id, pin.id]).await?;
    Ok(())
}
