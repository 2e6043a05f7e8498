//! Removes what goes with a pin that is deleted for good.

use contract::ids::PinId;
use futures_util::future::BoxFuture;
use kernel::{
    error::Result,
    hooks::{Hook, in_order},
    tx::Tx,
};
use linkme::distributed_slice;

use super::sql::{sponsorships, tallies};

/// Forgets what a room holds of a pin, at this time in milliseconds since 1970.
pub type ForgetPin = for<'a> fn(&'a Tx, PinId, i64) -> BoxFuture<'a, Result<()>>;

/// Every room whose rows name pins.
#[distributed_slice]
pub static FORGET_PIN: [Hook<ForgetPin>];

/// Removes what users did with a pin. While it lies in the bin that stays, and
/// comes back with it.
pub async fn forget_pin(tx: &Tx, id: PinId, now: i64) -> Result<()> {
    for forget in in_order(&FORGET_PIN) {
        forget(tx, id, now).await?;
    }
    sponsorships::delete_sponsorship(tx, id).await?;
    tallies::forget(tx, id).await
}
