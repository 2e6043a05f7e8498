//! Keeps new accounts from commenting everywhere at once.

use accounts::users::{self, is_new_account::is_new_account};
use contract::{errors::Code, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    ids,
    tx::Tx,
};

use super::sql::pace;

/// Comments, with replies, that a new account writes in an hour, at most.
const MOST: usize = 10;
const HOUR_MS: i64 = 60 * 60 * 1_000;

/// Refuses a new account that wrote so many in the last hour; says when to try again.
pub(super) async fn check_pace(ctx: &Ctx, tx: &Tx, viewer: UserId) -> Result<()> {
    if !is_new_account(ctx, tx, viewer).await? {
        return Ok(());
    }
    // Of two at once below two pins the second waits, and sees the first.
    users::lock(tx, viewer).await?;
    let now = ctx.now();
    let written = pace::written_since(tx, viewer, ids::at(now - HOUR_MS), MOST as i64).await?;
    match written.first() {
        Some(first) if written.len() == MOST => {
            let wait = ids::time(first.0) + HOUR_MS - now;
            let mut error = Error::new(Code::NewAccountLimit);
            error.retry_after = u32::try_from(wait / 1_000 + 1).ok();
            Err(error.detail("a new account writes 10 comments an hour"))
        }
        _ => Ok(()),
    }
}
