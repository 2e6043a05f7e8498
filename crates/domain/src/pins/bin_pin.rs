//! Delete a pin in a way that can be undone.

use store::Tx;

use super::{
    delete_pin::remove,
    sql::{PinRow, bin},
};
use crate::{ctx::Ctx, error::Result};

/// How long a deleted pin can be restored: 30 days.
pub(crate) const KEPT_MS: i64 = 30 * 24 * 60 * 60 * 1_000;

/// Puts the pin into the bin, and removes it with all its counts; the board must
/// have been taken. Covers are the caller's to renew.
pub(crate) async fn bin_pin(ctx: &Ctx, tx: &Tx, pin: &PinRow) -> Result<()> {
    bin::bin(tx, pin.id, ctx.now()).await?;
    remove(ctx, tx, pin).await
}
