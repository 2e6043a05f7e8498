//! What was told to a webhook.

use contract::webhooks::{Deliveries, ListDeliveries};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    show_webhooks::listed_view,
    sql::{self, deliveries},
};

/// `WebhookDeliveriesResource/get`: what was told to a webhook, newest first. Caller: its user.
pub async fn list_deliveries(ctx: Ctx, input: ListDeliveries) -> Result<Deliveries> {
    let viewer = ctx.user()?;
    let db = &ctx.house.db;
    let row = sql::find(db, viewer, input.webhook_id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    let rows = deliveries::list(db, row.of(), deliveries::KEPT).await?;
    Ok(Deliveries {
        deliveries: rows.iter().filter_map(listed_view).collect(),
    })
}
