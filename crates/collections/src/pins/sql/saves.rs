//! The only place that names `pin_saves`: which board holds which picture.

use contract::ids::{BoardId, PinId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

sql! {
    CLAIM_SAVE: () = "INSERT INTO pin_saves (board_id, root_id, pin_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    SAVE: i64 = "SELECT pin_id FROM pin_saves WHERE board_id = $1 AND root_id = $2";
    SAVED_AMONG: i64 = "SELECT root_id FROM pin_saves WHERE board_id = $1 AND root_id IN ($list)";
    BOARDS_OF_ROOT: i64 =
        "SELECT board_id FROM pins WHERE root_id = $1 AND is_secret = false ORDER BY id DESC LIMIT $2";
    BOARDS_WITH: i64 = "SELECT board_id FROM pins WHERE pinner_id = $1 AND root_id IN ($list)";
    FREE_SAVE: () = "DELETE FROM pin_saves WHERE board_id = $1 AND root_id = $2";
}

/// Claims the place of a picture on a board; false when it is taken.
pub async fn claim_save(tx: &Tx, board: i64, root: PinId, pin: PinId) -> Result<bool> {
    Ok(tx.exec(&CLAIM_SAVE, &args![board, root.0, pin.0]).await? == 1)
}

/// The pin that shows a picture on a board.
pub async fn save(run: &impl Run, board: i64, root: PinId) -> Result<Option<PinId>> {
    Ok(run.opt(&SAVE, &args![board, root.0]).await?.map(PinId))
}

/// Which of these pictures are on a board.
pub async fn saved_among(run: &impl Run, board: BoardId, roots: &[i64]) -> Result<Vec<i64>> {
    Ok(run.all_in(&SAVED_AMONG, &args![board.0], roots).await?)
}

/// Boards that a picture was publicly saved to, the latest first.
pub async fn boards_of_root(run: &impl Run, root: i64, most: i64) -> Result<Vec<i64>> {
    Ok(run.all(&BOARDS_OF_ROOT, &args![root, most]).await?)
}

/// Boards that hold these pictures among a user's own pins, once for each.
pub async fn boards_with(run: &impl Run, pinner: UserId, roots: &[i64]) -> Result<Vec<i64>> {
    Ok(run.all_in(&BOARDS_WITH, &args![pinner.0], roots).await?)
}

/// Gives the place of a picture on a board back.
pub async fn free_save(tx: &Tx, board: i64, root: PinId) -> Result<()> {
    tx.exec(&FREE_SAVE, &args![board, root.0]).await?;
    Ok(())
}
