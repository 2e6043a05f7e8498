//! Weeks whose ideas were begun: the table `digest_weeks`.

use kernel::{error::Result, tx::Tx};
use store::{args, sql};

sql! {
    BEGIN: () =
        "INSERT INTO digest_weeks (week, begun_ms) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    FORGET_BEFORE: () = "DELETE FROM digest_weeks WHERE week < $1";
}

/// Notes that a week was begun, and forgets those before; false where it was.
pub async fn begin(tx: &Tx, week: i64, now: i64) -> Result<bool> {
    tx.exec(&FORGET_BEFORE, &args![week]).await?;
    Ok(tx.exec(&BEGIN, &args![week, now]).await? > 0)
}
