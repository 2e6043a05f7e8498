//! Jobs of the room `blocks`. Each may run twice.

use std::sync::Arc;

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result, house::House, job};
use serde::{Deserialize, Serialize};

use super::{separate::separate, sql};

/// Ends what two users have in common, of whom one blocked the other.
pub const SEPARATE: &str = "blocks.separate";

job!(SEPARATE => run);

/// Body of [`SEPARATE`].
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub(super) struct Parted {
    pub one: UserId,
    pub other: UserId,
}

/// Body of [`SEPARATE`]. Does nothing when the block was taken back meanwhile.
pub async fn run(house: &Arc<House>, body: &str) -> Result<()> {
    let Parted { one, other } = serde_json::from_str(body)?;
    if !sql::stands_between(&house.db, one, other).await? {
        return Ok(());
    }
    separate(&Ctx::of_job(house), one, other).await
}
