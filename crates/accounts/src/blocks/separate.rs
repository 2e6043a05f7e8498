//! Ends what two users have in common; the rooms that keep it end it.

use contract::ids::UserId;
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, in_order},
};

/// Ends what a room keeps between two users. Harmless when it has ended already.
pub type SeparateUsers = fn(&Ctx, UserId, UserId) -> BoxFuture<'_, Result<()>>;

/// Rooms that keep something between users, such as collaborators of boards.
#[linkme::distributed_slice]
pub static SEPARATE_USERS: [Hook<SeparateUsers>];

/// Ends everything between two users, after one blocked the other.
pub async fn separate(ctx: &Ctx, one: UserId, other: UserId) -> Result<()> {
    for separate in in_order(&SEPARATE_USERS) {
        separate(ctx, one, other).await?;
    }
    Ok(())
}
