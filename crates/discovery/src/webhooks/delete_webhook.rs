//! Deletes a webhook.

use accounts::audits::note_change::note_change;
use contract::{answers::Done, audits::AuditChange, webhooks::DeleteWebhook};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql::{
    self,
    deliveries::{self, Of},
};

/// `WebhookResource/delete`: deletes a webhook with all that was told to it. Caller: its user.
pub async fn delete_webhook(ctx: Ctx, input: DeleteWebhook) -> Result<Done> {
    let viewer = ctx.user()?;
    let of = Of {
        user_id: viewer,
        webhook_id: input.webhook_id,
    };
    let tx = ctx.begin().await?;
    if !sql::delete(&tx, viewer, input.webhook_id).await? {
        return Err(Error::not_found());
    }
    deliveries::delete_of(&tx, of).await?;
    note_change(&ctx, &tx, viewer, AuditChange::WebhookDeleted).await?;
    tx.commit().await?;
    Ok(Done {})
}
