//! Keeps new accounts from commenting everywhere at once.

use std::cmp::Reverse;

use accounts::users::{self, is_new_account::is_new_account};
use contract::{errors::Code, ids::UserId};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    hooks::{Hook, in_order},
    ids,
    tx::Tx,
};
use linkme::distributed_slice;

/// Comments, with replies, and did-its that a new account writes in an hour, at most.
const MOST: usize = 10;
const HOUR_MS: i64 = 60 * 60 * 1_000;

/// The latest ids of what a user wrote below pins, behind an id, so many at most.
pub type WrittenSince = for<'a> fn(&'a Tx, UserId, i64, i64) -> BoxFuture<'a, Result<Vec<i64>>>;

/// Rooms of what is written below pins.
#[distributed_slice]
pub static WRITTEN_SINCE: [Hook<WrittenSince>];

/// Refuses a new account that wrote so many in the last hour; says when to try again. The pin must
/// have been locked.
pub async fn check_pace(ctx: &Ctx, tx: &Tx, viewer: UserId) -> Result<()> {
    if !is_new_account(ctx, tx, viewer).await? {
        return Ok(());
    }
    // Of two at once below two pins the second waits, and sees the first.
    users::lock(tx, viewer).await?;
    let now = ctx.now();
    let mut written = Vec::new();
    for written_since in in_order(&WRITTEN_SINCE) {
        let behind = ids::at(now - HOUR_MS);
        written.extend(written_since(tx, viewer, behind, MOST as i64).await?);
    }
    written.sort_unstable_by_key(|id| Reverse(*id));
    // Of the latest so many the first is the one after which there is room again.
    match written.get(MOST - 1) {
        Some(first) => {
            let wait = ids::time(*first) + HOUR_MS - now;
            let mut error = Error::new(Code::NewAccountLimit);
            error.retry_after = u32::try_from(wait / 1_000 + 1).ok();
            Err(error.detail("a new account writes 10 comments an hour, did-its counted with them"))
        }
        None => Ok(()),
    }
}
