//! Sends a delivery again.

use contract::webhooks::{DeliveryState, DeliveryView, ReplayDelivery};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    deliver::wake,
    policy,
    show_webhooks::delivery_view,
    sql::{self, deliveries},
    tell_webhooks::may_wait,
};

/// `WebhookReplayResource/create`: sends a delivery again under the same id, with the same
/// body, signed anew, and tried as often as the first time. Caller: the webhook's user, who
/// may write.
pub async fn replay_delivery(ctx: Ctx, input: ReplayDelivery) -> Result<DeliveryView> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let row = sql::lock(&tx, viewer, input.webhook_id).await?;
    let mut row = row.ok_or_else(Error::not_found)?;
    policy::may_send(row.off())?;
    may_wait(&tx, row.of()).await?;
    let found = deliveries::find(&tx, row.of(), input.delivery_id).await?;
    let mut delivery = found.ok_or_else(Error::not_found)?;
    delivery.set_state(DeliveryState::Waiting);
    delivery.attempts = 0;
    delivery.due_ms = Some(ctx.now());
    deliveries::update(&tx, viewer, &delivery).await?;
    // Its user waits.
    row.rest_until_ms = 0;
    sql::update(&tx, &row).await?;
    wake(&ctx, &tx, row.of(), ctx.now()).await?;
    tx.commit().await?;
    delivery_view(&delivery).ok_or_else(Error::not_found)
}
