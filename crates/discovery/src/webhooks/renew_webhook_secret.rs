//! Makes a new secret for a webhook.

use accounts::audits::note_change::note_change;
use contract::{
    audits::AuditChange,
    webhooks::{RenewWebhookSecret, WebhookWithSecret},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{create_webhook::make_secret, show_webhooks::webhook_view, sql};

/// `WebhookSecretResource/create`: makes a new secret; whatever is sent from now on is signed
/// with it. Caller: its user, who may write.
pub async fn renew_webhook_secret(
    ctx: Ctx,
    input: RenewWebhookSecret,
) -> Result<WebhookWithSecret> {
    let viewer = ctx.writer()?;
    let (sealed_secret, secret) = make_secret(&ctx, viewer)?;
    let tx = ctx.begin().await?;
    let row = sql::lock(&tx, viewer, input.webhook_id).await?;
    let mut row = row.ok_or_else(Error::not_found)?;
    row.sealed_secret = sealed_secret;
    sql::update(&tx, &row).await?;
    note_change(&ctx, &tx, viewer, AuditChange::WebhookChanged).await?;
    tx.commit().await?;
    Ok(WebhookWithSecret {
        webhook: webhook_view(&row),
        secret,
    })
}
