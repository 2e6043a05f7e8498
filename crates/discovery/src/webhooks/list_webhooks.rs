//! The viewer's webhooks.

use contract::webhooks::{ListWebhooks, Webhooks};
use kernel::{ctx::Ctx, error::Result};

use super::{show_webhooks::webhook_view, sql};

/// Webhooks of one user.
pub(super) const MOST: i64 = 10;

/// `WebhooksResource/get`: webhooks, newest first. Caller: user, their own.
pub async fn list_webhooks(ctx: Ctx, _input: ListWebhooks) -> Result<Webhooks> {
    let viewer = ctx.user()?;
    let rows = sql::of_user(&ctx.house.db, viewer, MOST).await?;
    Ok(Webhooks {
        webhooks: rows.iter().map(webhook_view).collect(),
        most: MOST,
    })
}
