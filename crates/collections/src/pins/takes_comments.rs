//! Whether comments may be written below a pin at all.

use contract::ids::UserId;
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, in_order},
};
use linkme::distributed_slice;

/// Whether a user leaves comments open below their pins.
pub type LeavesOpen = for<'a> fn(&'a Ctx, UserId) -> BoxFuture<'a, Result<bool>>;

/// Rooms that know what users leave open.
#[distributed_slice]
pub static LEAVES_OPEN: [Hook<LeavesOpen>];

/// Whether this pinner takes comments, below those of their pins that do.
pub async fn takes_comments(ctx: &Ctx, pinner: UserId) -> Result<bool> {
    for leaves_open in in_order(&LEAVES_OPEN) {
        if !leaves_open(ctx, pinner).await? {
            return Ok(false);
        }
    }
    Ok(true)
}
