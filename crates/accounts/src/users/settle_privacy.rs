//! Keeps what is a user's as visible as the user; rooms that keep it bring it in
//! line.

use contract::ids::UserId;
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, required},
};

/// Brings what a room keeps of a user in line with who sees the user. Done twice
/// it does nothing the second time.
pub type SettlePrivacy = fn(&Ctx, UserId) -> BoxFuture<'_, Result<()>>;

/// Rooms that keep it.
#[linkme::distributed_slice]
pub static SETTLE_PRIVACY: [Hook<SettlePrivacy>];

/// Brings all rooms in line, after a change of who sees a user was committed.
pub(super) async fn settle_privacy(ctx: &Ctx, id: UserId) -> Result<()> {
    for settle in required(&SETTLE_PRIVACY)? {
        settle(ctx, id).await?;
    }
    Ok(())
}
