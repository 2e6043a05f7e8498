//! What is a person's is as visible as the person; rooms that keep it bring it in line.

use contract::ids::UserId;
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, in_order},
    house::Changed,
};

use super::show_users;

/// Brings what a room keeps of a person in line with who sees the person. Done twice
/// it does nothing the second time.
pub type SettlePrivacy = fn(&Ctx, UserId) -> BoxFuture<'_, Result<()>>;

/// Rooms that keep it.
#[linkme::distributed_slice]
pub static SETTLE_PRIVACY: [Hook<SettlePrivacy>];

/// After it was committed who sees a person.
pub(super) async fn settle_privacy(ctx: &Ctx, id: UserId) -> Result<()> {
    for settle in in_order(&SETTLE_PRIVACY) {
        settle(ctx, id).await?;
    }
    forget_shown(ctx, id);
    Ok(())
}

/// Nothing is shown that was kept before.
pub(super) fn forget_shown(ctx: &Ctx, id: UserId) {
    show_users::forget_everywhere(ctx, id);
    ctx.house.tell(Changed::Privacy);
}
