//! Removes a forgotten passcode, for the host.

use contract::{errors::Code, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{remove_passcode::remove, sql};
use crate::{sessions::count_guess::forget_passcode_guesses, users::policy};

/// Removes a passcode without asking for it. Caller: host, by a command; no door
/// leads here. The parent's address is told all the same. Waits for tries are
/// over: another passcode begins anew.
pub async fn clear_passcode(ctx: Ctx, id: UserId) -> Result<()> {
    policy::may_administer(ctx.actor)?;
    let tx = ctx.begin().await?;
    let row = sql::find(&tx, id).await?;
    let row = row.ok_or_else(|| Error::new(Code::PasscodeOff))?;
    remove(&ctx, &tx, row).await?;
    forget_passcode_guesses(&ctx, &tx, id).await?;
    tx.commit().await
}
