//! How many pins a user has, for themselves alone; the room `pins` counts.

use contract::ids::UserId;
use futures_util::future::BoxFuture;
use kernel::{
    error::Result,
    hooks::{Hook, in_order},
};
use store::Db;

/// Counts a user's pins, secret ones too.
pub type CountPins = fn(&Db, UserId) -> BoxFuture<'_, Result<i64>>;

/// Rooms that keep pins.
#[linkme::distributed_slice]
pub static COUNT_PINS: [Hook<CountPins>];

/// All pins of a user. The number that the account carries is of public ones.
pub(super) async fn count_pins(db: &Db, id: UserId) -> Result<i64> {
    let mut sum = 0;
    for count in in_order(&COUNT_PINS) {
        sum += count(db, id).await?;
    }
    Ok(sum)
}
