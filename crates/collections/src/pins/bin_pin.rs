//! Deletes a pin in a way that can be undone.

use contract::ids::{BoardId, UserId};
use kernel::{ctx::Ctx, error::Result, tx::Tx};

use super::{
    delete_pin::remove,
    sql::{
        StoredPin,
        bin::{self, Binning},
    },
};

/// How long what was deleted can be restored: 30 days.
pub const KEPT_MS: i64 = 30 * 24 * 60 * 60 * 1_000;

/// Puts the pin into the bin of the user who deletes it, by itself or with its
/// board, and removes it with all its counts; the board must have been locked.
/// Covers are the caller's to renew.
pub async fn bin_pin(
    ctx: &Ctx,
    tx: &Tx,
    pin: &StoredPin,
    by: UserId,
    with: Option<BoardId>,
) -> Result<()> {
    let how = Binning {
        by,
        with,
        number: ctx.new_id(),
        now: ctx.now(),
    };
    bin::bin(tx, pin, &how).await?;
    remove(ctx, tx, pin).await
}
