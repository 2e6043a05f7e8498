//! Tells a webhook what waits for it: one delivery, then it is another webhook's turn.

use std::sync::Arc;

use accounts::users::find_standing::find_standing;
use contract::ids::{UserId, WebhookId};
use fetch::Refused;
use kernel::{
    ctx::{Actor, Ctx, Standing},
    error::{Error, Result},
    house::House,
    secrets,
    tx::Tx,
};
use queue::NewJob;
use tracing::{info, warn};

use super::{
    settle_delivery::settle_delivery,
    sign_message::sign_message,
    sql::{
        self, WebhookRow,
        deliveries::{self, DeliveryRow, Of},
    },
    write_message::write_message,
};

/// Tells one webhook one thing; the body is whose and which. Has workers of its own, so that
/// no other job waits for foreign servers.
pub const DELIVER: &str = "webhooks.deliver";

/// Longest that a delivery is under way: waiting for a turn, and the request; its worker is
/// dead afterwards.
const LEASE_MS: i64 = 60 * 1_000;

/// Webhooks of one user that are told at the same time.
const AT_ONCE: i64 = 2;
/// When another is tried while so many are.
const MUCH_MS: i64 = 2 * 1_000;

/// What came of an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The server answered with this HTTP status.
    Answered(u16),
    /// It was not reached, or is where nothing may be sent.
    Unreachable,
    /// Too many wait to ask this server: it was not asked.
    NotAsked,
}

impl WebhookRow {
    /// Names it in deliveries and jobs.
    pub(super) fn of(&self) -> Of {
        Of {
            user_id: self.user_id,
            webhook_id: self.id,
        }
    }
}

/// Has what waits for a webhook told at this time, or now if that is over.
pub(super) async fn wake(ctx: &Ctx, tx: &Tx, of: Of, due_ms: i64) -> Result<()> {
    let body = serde_json::to_string(&(of.user_id, of.webhook_id))?;
    // What is to be told now does not wait for what is to be tried again later.
    let key = match due_ms > ctx.now() {
        true => format!("{body} at {due_ms}"),
        false => body.clone(),
    };
    let job = NewJob {
        kind: DELIVER,
        key: Some(&key),
        body: &body,
        due_ms: due_ms.max(ctx.now()),
    };
    Ok(queue::enqueue(tx, job).await?)
}

/// Body of [`DELIVER`].
pub async fn deliver(house: &Arc<House>, body: &str) -> Result<()> {
    let (user_id, webhook_id): (UserId, WebhookId) = serde_json::from_str(body)?;
    let of = Of {
        user_id,
        webhook_id,
    };
    let ctx = Ctx::of_job(house);
    let Some(task) = take(&ctx, of).await? else {
        return Ok(());
    };
    // A fault of ours counts as a failure too: else nothing behind it would ever be told.
    let outcome = attempt(&ctx, of, &task).await.unwrap_or_else(|error| {
        warn!(webhook = %webhook_id, %error, "a delivery to a webhook could not be made");
        Outcome::Unreachable
    });
    settle_delivery(&ctx, of, task.delivery.id, outcome).await
}

async fn attempt(ctx: &Ctx, of: Of, task: &Task) -> Result<Outcome> {
    let body = match &task.delivery.body {
        Some(body) => body.clone(),
        None => keep_message(ctx, of, task).await?,
    };
    send(ctx, task, &body).await
}

/// A delivery that is this job's alone.
struct Task {
    webhook: WebhookRow,
    delivery: DeliveryRow,
    owner: Standing,
}

/// Takes what is due first, unless the webhook is off, busy or resting.
async fn take(ctx: &Ctx, of: Of) -> Result<Option<Task>> {
    let tx = ctx.begin().await?;
    let webhook = sql::lock(&tx, of.user_id, of.webhook_id).await?;
    let Some(mut webhook) = webhook.filter(|webhook| webhook.off.is_none()) else {
        return Ok(None);
    };
    let owner = find_standing(&ctx.house, &tx, of.user_id).await?;
    let Some(owner) = owner.filter(|owner| !owner.is_suspended) else {
        deliveries::end_of_webhook(&tx, of).await?;
        tx.commit().await?;
        return Ok(None);
    };
    let Some(delivery) = deliveries::next(&tx, of).await? else {
        return Ok(None);
    };
    let due = delivery.due_ms.unwrap_or_default();
    let free = webhook.busy_until_ms.max(webhook.rest_until_ms).max(due);
    // One user's slow servers leave workers to others.
    let is_much = sql::count_busy(&tx, of.user_id, ctx.now()).await? >= AT_ONCE;
    let free = if is_much {
        free.max(ctx.now() + MUCH_MS)
    } else {
        free
    };
    if free > ctx.now() {
        // The worker that is at it wakes it sooner, unless it dies.
        wake(ctx, &tx, of, free).await?;
        tx.commit().await?;
        return Ok(None);
    }
    webhook.busy_until_ms = ctx.now() + LEASE_MS;
    sql::update(&tx, &webhook).await?;
    tx.commit().await?;
    Ok(Some(Task {
        webhook,
        delivery,
        owner,
    }))
}

/// Writes the message as its owner sees the thing now, and keeps it for later attempts.
async fn keep_message(ctx: &Ctx, of: Of, task: &Task) -> Result<String> {
    let owner = ctx.acting_as(Actor::User(of.user_id, task.owner));
    let body = write_message(&owner, of, &task.delivery).await?;
    let tx = ctx.begin().await?;
    deliveries::keep_body(&tx, of.user_id, task.delivery.id, &body).await?;
    tx.commit().await?;
    Ok(body)
}

/// Posts the message, signed at this moment.
async fn send(ctx: &Ctx, task: &Task, body: &str) -> Result<Outcome> {
    let house = &ctx.house;
    let (webhook, id) = (&task.webhook, task.delivery.id.to_string());
    let key = secrets::open_secret(house, webhook.user_id, &webhook.sealed_secret)?;
    let seconds = ctx.now() / 1_000;
    let request = http::Request::post(&webhook.url)
        .header("content-type", "application/json")
        .header("webhook-id", &id)
        .header("webhook-timestamp", seconds)
        .header("webhook-signature", sign_message(&key, &id, seconds, body))
        .body(body.as_bytes().to_vec())
        .map_err(Error::internal)?;
    Ok(match house.fetcher.deliver(request).await {
        Ok(answer) => Outcome::Answered(answer.status().as_u16()),
        Err(Refused::Busy) => Outcome::NotAsked,
        Err(cause) => {
            info!(webhook = %webhook.id, %cause, "a webhook was not reached");
            Outcome::Unreachable
        }
    })
}
