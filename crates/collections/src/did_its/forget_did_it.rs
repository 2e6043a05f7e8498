//! What rooms above this one keep of did-its.

use contract::ids::{DidItId, PinId};
use futures_util::future::BoxFuture;
use kernel::{
    error::Result,
    hooks::{Hook, in_order},
    tx::Tx,
};
use linkme::distributed_slice;

/// Forgets what a room holds of a did-it below this pin.
pub type ForgetDidIt = for<'a> fn(&'a Tx, PinId, DidItId) -> BoxFuture<'a, Result<()>>;

/// Every room whose rows name did-its and end with them.
#[distributed_slice]
pub static FORGET_DID_IT: [Hook<ForgetDidIt>];

/// Removes what other users did with a did-it that is deleted alone; what ends with its pin is
/// removed with that. The pin must have been locked.
pub(super) async fn forget_did_it(tx: &Tx, pin: PinId, id: DidItId) -> Result<()> {
    for forget in in_order(&FORGET_DID_IT) {
        forget(tx, pin, id).await?;
    }
    Ok(())
}
