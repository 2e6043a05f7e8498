//! Whether a sensitivity screen stands before the photographs of did-its.

use accounts::uploads::screen_pictures::Screening;
use contract::ids::DidItId;
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, sql};

use super::AUTHORS;

sql! {
    SCREEN_SHOTS: DidItId =
        "UPDATE did_it_pictures SET is_screened = $2 WHERE signature = $1 AND is_screened <> $2 \
         RETURNING did_it_id";
}

/// Puts a screen before a picture of did-its, or takes it off; answers how many were otherwise.
pub async fn spread_screen(tx: &Tx, screening: &Screening) -> Result<u64> {
    let args = args![screening.signature, screening.is_screened];
    let screened: Vec<DidItId> = tx.all(&SCREEN_SHOTS, &args).await?;
    for (pin, _) in tx.all_in(&AUTHORS, &args![], &screened).await? {
        tx.changed(Changed::Pin(pin));
    }
    Ok(screened.len() as u64)
}
