//! Which boards' followers were told of new pins: the table `board_tellings`.

use contract::ids::{BoardId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{args, sql};

sql! {
    TELL: () =
        "INSERT INTO board_tellings (board_id, day, user_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    FORGET_BEFORE: () = "DELETE FROM board_tellings WHERE day < $1";
}

/// Notes that a board's followers are told on a day that this user put pins there; false where
/// they were.
pub async fn tell(tx: &Tx, board: BoardId, day: i64, user: UserId) -> Result<bool> {
    Ok(tx.exec(&TELL, &args![board, day, user]).await? > 0)
}

/// Forgets what was told before a day.
pub async fn forget_before(tx: &Tx, day: i64) -> Result<()> {
    tx.exec(&FORGET_BEFORE, &args![day]).await?;
    Ok(())
}
