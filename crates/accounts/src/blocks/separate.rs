//! What is between two people ends; the rooms that keep it end it.

use contract::ids::UserId;
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, in_order},
};

/// Ends what a room keeps between two people. Harmless when it has ended already.
pub type SeparateUsers = fn(&Ctx, UserId, UserId) -> BoxFuture<'_, Result<()>>;

/// Rooms that keep something between people, such as who saves to whose boards.
#[linkme::distributed_slice]
pub static SEPARATE_USERS: [Hook<SeparateUsers>];

/// After one blocked the other.
pub async fn separate(ctx: &Ctx, one: UserId, other: UserId) -> Result<()> {
    for separate in in_order(&SEPARATE_USERS) {
        separate(ctx, one, other).await?;
    }
    Ok(())
}
