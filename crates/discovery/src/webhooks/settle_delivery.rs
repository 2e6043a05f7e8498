//! Keeps what came of an attempt, and decides what comes next.

use accounts::mails::{About, NewMail, send_mail};
use contract::{
    ids::DeliveryId,
    webhooks::{DeliveryState, WebhookOff},
};
use kernel::{ctx::Ctx, error::Result, tx::Tx};

use super::{
    deliver::{Outcome, wake},
    policy,
    sql::{
        self, WebhookRow,
        deliveries::{self, DeliveryRow, Of},
    },
};

/// How long a server is left alone that too many wait for, in milliseconds.
const NOT_ASKED_MS: i64 = 10 * 1_000;

/// Keeps it, and has the webhook told what is next.
pub(super) async fn settle_delivery(
    ctx: &Ctx,
    of: Of,
    id: DeliveryId,
    outcome: Outcome,
) -> Result<()> {
    let tx = ctx.begin().await?;
    // Deleted meanwhile, there is nothing more to do.
    let Some(mut webhook) = sql::lock(&tx, of.user_id, of.webhook_id).await? else {
        return Ok(());
    };
    webhook.busy_until_ms = 0;
    if let Some(mut delivery) = deliveries::find(&tx, of, id).await? {
        note(ctx, &mut webhook, &mut delivery, outcome);
        deliveries::update(&tx, of.user_id, &delivery).await?;
    }
    if let Some(off) = end(ctx, &webhook, outcome) {
        switch_off(ctx, &tx, &mut webhook, off).await?;
    }
    if webhook.off.is_some() {
        deliveries::end_of_webhook(&tx, of).await?;
    }
    sql::update(&tx, &webhook).await?;
    deliveries::prune(&tx, of).await?;
    let next = deliveries::next(&tx, of).await?;
    if let Some(due) = next.and_then(|next| next.due_ms) {
        wake(ctx, &tx, of, due.max(webhook.rest_until_ms)).await?;
    }
    tx.commit().await
}

/// What the attempt changes of both.
fn note(ctx: &Ctx, webhook: &mut WebhookRow, delivery: &mut DeliveryRow, outcome: Outcome) {
    let now = ctx.now();
    let status = match outcome {
        Outcome::NotAsked => {
            webhook.rest_until_ms = now + NOT_ASKED_MS;
            return;
        }
        Outcome::Answered(status) => Some(status),
        Outcome::Unreachable => None,
    };
    delivery.attempts += 1;
    delivery.attempted_ms = Some(now);
    delivery.status = status.map(i64::from);
    if status.is_some_and(|status| (200..300).contains(&status)) {
        delivery.set_state(DeliveryState::Delivered);
        delivery.due_ms = None;
        webhook.recover();
        return;
    }
    let [chance] = ctx.house.random();
    let wait = policy::wait_ms(delivery.attempts, chance);
    delivery.set_state(match wait {
        Some(_) => DeliveryState::Waiting,
        None => DeliveryState::Failed,
    });
    delivery.due_ms = wait.map(|wait| now + wait);
    webhook.failures += 1;
    webhook.failing_since_ms.get_or_insert(now);
    webhook.rest_until_ms = now + policy::rest_ms(webhook.failures);
}

/// Why the webhook goes off by this, if it does.
fn end(ctx: &Ctx, webhook: &WebhookRow, outcome: Outcome) -> Option<WebhookOff> {
    let status = match outcome {
        Outcome::Answered(status) => Some(status),
        Outcome::Unreachable => None,
        Outcome::NotAsked => return None,
    };
    let since = webhook.failing_since_ms.filter(|_| webhook.off.is_none())?;
    policy::ends_by(status, ctx.now() - since)
}

/// Switches it off, and tells its user.
async fn switch_off(ctx: &Ctx, tx: &Tx, webhook: &mut WebhookRow, off: WebhookOff) -> Result<()> {
    webhook.switch_off(off);
    let mail = NewMail {
        user_id: webhook.user_id,
        about: About::WebhookOff {
            host: webhook.host(),
        },
    };
    send_mail(ctx, tx, &mail).await
}
