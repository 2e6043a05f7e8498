//! Changes a webhook.

use accounts::audits::note_change::note_change;
use contract::{
    audits::AuditChange,
    webhooks::{UpdateWebhook, WebhookOff, WebhookView},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    create_webhook::{check_url, tell_user},
    policy,
    show_webhooks::webhook_view,
    sql::{self, deliveries},
};

/// `WebhookResource/update`: changes a webhook, or switches it off or on. What happened while
/// it was off is not told. Caller: its user, who may write.
pub async fn update_webhook(ctx: Ctx, input: UpdateWebhook) -> Result<WebhookView> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let row = sql::lock(&tx, viewer, input.webhook_id).await?;
    let mut row = row.ok_or_else(Error::not_found)?;
    if let Some(url) = &input.url {
        let url = check_url(&ctx, url)?;
        if url != row.url {
            row.url = url;
            row.recover();
            note_change(&ctx, &tx, viewer, AuditChange::WebhookChanged).await?;
            tell_user(&ctx, &tx, &row).await?;
        }
    }
    if let Some(events) = &input.events {
        row.events = serde_json::to_string(&policy::check_events(events)?)?;
    }
    match input.is_on {
        Some(true) if row.off.is_some() => row.switch_on(),
        Some(false) if row.off.is_none() => {
            row.switch_off(WebhookOff::User);
            deliveries::end_of_webhook(&tx, row.of()).await?;
        }
        _ => {}
    }
    sql::update(&tx, &row).await?;
    tx.commit().await?;
    Ok(webhook_view(&row))
}
