//! Ends sponsorships between two users.

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result};

use crate::pins;

/// Removes sponsorships of either's pins by the other; harmless when there are
/// none.
pub async fn end_sponsorships(ctx: &Ctx, one: UserId, other: UserId) -> Result<()> {
    let tx = ctx.begin().await?;
    pins::end_sponsorships_between(&tx, one, other).await?;
    pins::end_sponsorships_between(&tx, other, one).await?;
    tx.commit().await
}
