//! Sends a test to a webhook.

use contract::{
    ids::DeliveryId,
    webhooks::{DeliveryView, TestWebhook, WebhookEvent},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    deliver::wake,
    policy,
    show_webhooks::delivery_view,
    sql::{
        self,
        deliveries::{self, NewDelivery, Thing},
    },
    tell_webhooks::may_wait,
};

/// `WebhookTestResource/create`: sends a test, whatever the webhook is told of. Caller: its
/// user, who may write.
pub async fn test_webhook(ctx: Ctx, input: TestWebhook) -> Result<DeliveryView> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let row = sql::lock(&tx, viewer, input.webhook_id).await?;
    let mut row = row.ok_or_else(Error::not_found)?;
    policy::may_send(row.off())?;
    may_wait(&tx, row.of()).await?;
    let test = NewDelivery {
        id: DeliveryId(ctx.new_id()),
        event: WebhookEvent::Test,
        thing: Thing::Test,
    };
    deliveries::insert(&tx, row.of(), test, ctx.now()).await?;
    // Its user waits.
    row.rest_until_ms = 0;
    sql::update(&tx, &row).await?;
    wake(&ctx, &tx, row.of(), ctx.now()).await?;
    let made = deliveries::find(&tx, row.of(), test.id).await?;
    tx.commit().await?;
    made.as_ref()
        .and_then(delivery_view)
        .ok_or_else(Error::not_found)
}
