//! The only place that names `webhooks`; `webhook_deliveries` is below.

pub mod deliveries;

use contract::{
    ids::{UserId, WebhookId},
    webhooks::{WebhookEvent, WebhookOff},
};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};
use url::Url;

row! {
    /// A webhook.
    pub struct WebhookRow {
        pub user_id: UserId,
        pub id: WebhookId,
        pub url: String,
        pub events: String,
        pub sealed_secret: Vec<u8>,
        pub off: Option<String>,
        pub failures: i64,
        pub failing_since_ms: Option<i64>,
        pub busy_until_ms: i64,
        pub rest_until_ms: i64,
        pub created_ms: i64,
    }
}

impl WebhookRow {
    /// What it is told of.
    pub fn events(&self) -> Vec<WebhookEvent> {
        serde_json::from_str(&self.events).unwrap_or_default()
    }

    /// The name of its server.
    pub fn host(&self) -> String {
        let url = Url::parse(&self.url).ok();
        let host = url.and_then(|url| url.host_str().map(str::to_owned));
        host.unwrap_or_default()
    }

    /// Why nothing is sent to it.
    pub fn off(&self) -> Option<WebhookOff> {
        WebhookOff::parse(self.off.as_deref()?)
    }

    /// Switches it off.
    pub fn switch_off(&mut self, off: WebhookOff) {
        self.off = Some(off.name().to_owned());
    }

    /// Switches it on, as if nothing had failed.
    pub fn switch_on(&mut self) {
        self.off = None;
        self.recover();
        self.rest_until_ms = 0;
    }

    /// Forgets what failed.
    pub fn recover(&mut self) {
        self.failures = 0;
        self.failing_since_ms = None;
    }
}

sql! {
    INSERT: () =
        "INSERT INTO webhooks (user_id, id, url, events, sealed_secret, off, failures, failing_since_ms, \
         busy_until_ms, rest_until_ms, created_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    FIND: WebhookRow =
        "SELECT user_id, id, url, events, sealed_secret, off, failures, failing_since_ms, busy_until_ms, \
         rest_until_ms, created_ms FROM webhooks WHERE user_id = $1 AND id = $2";
    LOCK: WebhookRow =
        "SELECT user_id, id, url, events, sealed_secret, off, failures, failing_since_ms, busy_until_ms, \
         rest_until_ms, created_ms FROM webhooks WHERE user_id = $1 AND id = $2 FOR UPDATE";
    OF_USER: WebhookRow =
        "SELECT user_id, id, url, events, sealed_secret, off, failures, failing_since_ms, busy_until_ms, \
         rest_until_ms, created_ms FROM webhooks WHERE user_id = $1 ORDER BY id DESC LIMIT $2";
    LOCK_ON: WebhookRow =
        "SELECT user_id, id, url, events, sealed_secret, off, failures, failing_since_ms, busy_until_ms, \
         rest_until_ms, created_ms FROM webhooks WHERE user_id = $1 AND off IS NULL ORDER BY id LIMIT $2 FOR UPDATE";
    COUNT_OF: i64 = "SELECT count(*) FROM webhooks WHERE user_id = $1";
    COUNT_BUSY: i64 = "SELECT count(*) FROM webhooks WHERE user_id = $1 AND busy_until_ms > $2";
    UPDATE: () =
        "UPDATE webhooks SET url = $3, events = $4, sealed_secret = $5, off = $6, failures = $7, \
         failing_since_ms = $8, busy_until_ms = $9, rest_until_ms = $10 WHERE user_id = $1 AND id = $2";
    DELETE: () = "DELETE FROM webhooks WHERE user_id = $1 AND id = $2";
}

owned! {
    webhooks: "webhooks",
        read "SELECT id, url, events, off, created_ms FROM webhooks WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM webhooks WHERE user_id = $1";
}

/// Adds a webhook.
pub async fn insert(tx: &Tx, row: &WebhookRow) -> Result<()> {
    let args = args![
        row.user_id,
        row.id,
        row.url,
        row.events,
        row.sealed_secret,
        row.off,
        row.failures,
        row.failing_since_ms,
        row.busy_until_ms,
        row.rest_until_ms,
        row.created_ms
    ];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// A webhook of this user.
pub async fn find(run: &impl Run, user: UserId, id: WebhookId) -> Result<Option<WebhookRow>> {
    Ok(run.opt(&FIND, &args![user, id]).await?)
}

/// The same, which nothing else changes meanwhile.
pub async fn lock(tx: &Tx, user: UserId, id: WebhookId) -> Result<Option<WebhookRow>> {
    Ok(tx.opt(&LOCK, &args![user, id]).await?)
}

/// A user's own, newest first.
pub async fn of_user(run: &impl Run, user: UserId, most: i64) -> Result<Vec<WebhookRow>> {
    Ok(run.all(&OF_USER, &args![user, most]).await?)
}

/// A user's own that are on, which nothing else changes meanwhile.
pub async fn lock_on(tx: &Tx, user: UserId, most: i64) -> Result<Vec<WebhookRow>> {
    Ok(tx.all(&LOCK_ON, &args![user, most]).await?)
}

/// How many a user has.
pub async fn count_of(run: &impl Run, user: UserId) -> Result<i64> {
    Ok(run.one(&COUNT_OF, &args![user]).await?)
}

/// How many of a user are told something now.
pub async fn count_busy(run: &impl Run, user: UserId, now: i64) -> Result<i64> {
    Ok(run.one(&COUNT_BUSY, &args![user, now]).await?)
}

/// Writes all of it that can change.
pub async fn update(tx: &Tx, row: &WebhookRow) -> Result<()> {
    let args = args![
        row.user_id,
        row.id,
        row.url,
        row.events,
        row.sealed_secret,
        row.off,
        row.failures,
        row.failing_since_ms,
        row.busy_until_ms,
        row.rest_until_ms
    ];
    tx.exec(&UPDATE, &args).await?;
    Ok(())
}

/// Deletes a webhook; false when there is none.
pub async fn delete(tx: &Tx, user: UserId, id: WebhookId) -> Result<bool> {
    Ok(tx.exec(&DELETE, &args![user, id]).await? == 1)
}
