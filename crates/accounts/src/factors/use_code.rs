//! Tries a code from the app: it works once, and guessing takes for ever.

use contract::{errors::Code, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};
use tracing::warn;

use super::{
    make_totp::{digits, fitting_step},
    sql,
};
use crate::sessions::count_guess::count_code;

/// Answers the transaction that uses the code up. No other may be open, since the
/// guess is counted for good, whatever comes of it.
///
/// Invariant: a code works once; it, and those before it, are refused after.
pub async fn use_code(ctx: &Ctx, id: UserId, code: &str, wrong: Error) -> Result<Tx> {
    let guess = count_code(ctx, id).await?;
    let tx = ctx.begin().await?;
    let row = sql::lock_totp(&tx, id).await?;
    let row = row.ok_or_else(|| Error::new(Code::MfaOff))?;
    let Some(step) = fitting_step(&ctx.house, id, &row, &digits(code))? else {
        warn!(user = %id, address = ?ctx.browser.address, "a wrong code of an app");
        return Err(wrong);
    };
    sql::use_step(&tx, id, step).await?;
    guess.forget(&tx).await?;
    Ok(tx)
}
