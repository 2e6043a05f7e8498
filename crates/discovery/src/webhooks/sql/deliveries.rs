//! The only place that names `webhook_deliveries`.

use contract::{
    ids::{BoardId, DeliveryId, PinId, UserId, WebhookId},
    webhooks::{DeliveryState, WebhookEvent},
};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// Something told to a webhook, or to be told.
    pub struct DeliveryRow {
        pub id: DeliveryId,
        pub event: String,
        pub pin_id: Option<PinId>,
        pub board_id: Option<BoardId>,
        pub state: String,
        pub body: Option<String>,
        pub attempts: i64,
        pub status: Option<i64>,
        pub created_ms: i64,
        pub attempted_ms: Option<i64>,
        pub due_ms: Option<i64>,
    }
}

row! {
    /// The same without what is sent.
    pub struct ListedRow {
        pub id: DeliveryId,
        pub event: String,
        pub state: String,
        pub attempts: i64,
        pub status: Option<i64>,
        pub created_ms: i64,
        pub attempted_ms: Option<i64>,
        pub due_ms: Option<i64>,
    }
}

sql! {
    INSERT: () =
        "INSERT INTO webhook_deliveries (user_id, id, webhook_id, event, pin_id, board_id, state, attempts, \
         created_ms, due_ms) VALUES ($1, $2, $3, $4, $5, $6, 'waiting', 0, $7, $7)";
    FIND: DeliveryRow =
        "SELECT id, event, pin_id, board_id, state, body, attempts, status, created_ms, attempted_ms, due_ms \
         FROM webhook_deliveries WHERE user_id = $1 AND id = $2 AND webhook_id = $3";
    NEXT: DeliveryRow =
        "SELECT id, event, pin_id, board_id, state, body, attempts, status, created_ms, attempted_ms, due_ms \
         FROM webhook_deliveries WHERE user_id = $1 AND webhook_id = $2 AND due_ms > 0 ORDER BY due_ms, id LIMIT 1";
    NTH_WAITING: DeliveryId =
        "SELECT id FROM webhook_deliveries WHERE user_id = $1 AND webhook_id = $2 AND due_ms > 0 \
         ORDER BY due_ms, id LIMIT 1 OFFSET $3";
    LIST: ListedRow =
        "SELECT id, event, state, attempts, status, created_ms, attempted_ms, due_ms FROM webhook_deliveries \
         WHERE user_id = $1 AND webhook_id = $2 ORDER BY id DESC LIMIT $3";
    KEEP_BODY: () = "UPDATE webhook_deliveries SET body = $3 WHERE user_id = $1 AND id = $2";
    UPDATE: () =
        "UPDATE webhook_deliveries SET state = $3, attempts = $4, status = $5, attempted_ms = $6, due_ms = $7 \
         WHERE user_id = $1 AND id = $2";
    END_OF_WEBHOOK: () =
        "UPDATE webhook_deliveries SET state = 'ended', due_ms = NULL \
         WHERE user_id = $1 AND webhook_id = $2 AND due_ms > 0";
    NTH_DONE: DeliveryId =
        "SELECT id FROM webhook_deliveries WHERE user_id = $1 AND webhook_id = $2 AND due_ms IS NULL \
         ORDER BY id DESC LIMIT 1 OFFSET $3";
    DELETE_UP_TO: () =
        "DELETE FROM webhook_deliveries WHERE user_id = $1 AND webhook_id = $2 AND id <= $3 AND due_ms IS NULL";
    DELETE_OF: () = "DELETE FROM webhook_deliveries WHERE user_id = $1 AND webhook_id = $2";
    DELETE_OLD: () = "DELETE FROM webhook_deliveries WHERE created_ms < $1";
}

owned! {
    webhook_deliveries: "webhook_deliveries",
        read "SELECT id, webhook_id, event, pin_id, board_id, state, body, attempts, status, created_ms, attempted_ms \
              FROM webhook_deliveries WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM webhook_deliveries WHERE user_id = $1";
}

/// Deliveries that are kept of each webhook, beside those that wait.
pub const KEPT: i64 = 200;

/// To which webhook of which user.
#[derive(Debug, Clone, Copy)]
pub struct Of {
    pub user_id: UserId,
    pub webhook_id: WebhookId,
}

/// What a delivery is about.
#[derive(Debug, Clone, Copy)]
pub enum Thing {
    Pin(PinId),
    Board(BoardId),
    /// The webhook itself.
    Test,
}

/// Something to be told.
#[derive(Debug, Clone, Copy)]
pub struct NewDelivery {
    pub id: DeliveryId,
    pub event: WebhookEvent,
    pub thing: Thing,
}

/// Adds one that is due now.
pub async fn insert(tx: &Tx, of: Of, new: NewDelivery, now: i64) -> Result<()> {
    let event = new.event.name();
    let (pin_id, board_id) = match new.thing {
        Thing::Pin(id) => (Some(id), None),
        Thing::Board(id) => (None, Some(id)),
        Thing::Test => (None, None),
    };
    let args = args![
        of.user_id,
        new.id,
        of.webhook_id,
        event,
        pin_id,
        board_id,
        now
    ];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// One of a webhook.
pub async fn find(run: &impl Run, of: Of, id: DeliveryId) -> Result<Option<DeliveryRow>> {
    let args = args![of.user_id, id, of.webhook_id];
    Ok(run.opt(&FIND, &args).await?)
}

/// The one that is due first, be it later than now.
pub async fn next(run: &impl Run, of: Of) -> Result<Option<DeliveryRow>> {
    let args = args![of.user_id, of.webhook_id];
    Ok(run.opt(&NEXT, &args).await?)
}

/// Whether at least so many wait.
pub async fn are_waiting(run: &impl Run, of: Of, many: i64) -> Result<bool> {
    let before = many - 1;
    let args = args![of.user_id, of.webhook_id, before];
    Ok(run.opt(&NTH_WAITING, &args).await?.is_some())
}

/// Those of a webhook, newest first.
pub async fn list(run: &impl Run, of: Of, most: i64) -> Result<Vec<ListedRow>> {
    let args = args![of.user_id, of.webhook_id, most];
    Ok(run.all(&LIST, &args).await?)
}

/// Keeps what is sent, at every attempt.
pub async fn keep_body(tx: &Tx, user: UserId, id: DeliveryId, body: &str) -> Result<()> {
    tx.exec(&KEEP_BODY, &args![user, id, body]).await?;
    Ok(())
}

/// Keeps what became of it.
pub async fn update(tx: &Tx, user: UserId, row: &DeliveryRow) -> Result<()> {
    let args = args![
        user,
        row.id,
        row.state,
        row.attempts,
        row.status,
        row.attempted_ms,
        row.due_ms
    ];
    tx.exec(&UPDATE, &args).await?;
    Ok(())
}

impl DeliveryRow {
    /// Puts it into this state.
    pub fn set_state(&mut self, state: DeliveryState) {
        self.state = state.name().to_owned();
    }
}

/// Ends what waits for a webhook.
pub async fn end_of_webhook(tx: &Tx, of: Of) -> Result<()> {
    let args = args![of.user_id, of.webhook_id];
    tx.exec(&END_OF_WEBHOOK, &args).await?;
    prune(tx, of).await
}

/// Removes what is done but the newest.
pub async fn prune(tx: &Tx, of: Of) -> Result<()> {
    let args = args![of.user_id, of.webhook_id, KEPT];
    if let Some(id) = tx.opt(&NTH_DONE, &args).await? {
        let args = args![of.user_id, of.webhook_id, id];
        tx.exec(&DELETE_UP_TO, &args).await?;
    }
    Ok(())
}

/// Removes those of a webhook.
pub async fn delete_of(tx: &Tx, of: Of) -> Result<()> {
    let args = args![of.user_id, of.webhook_id];
    tx.exec(&DELETE_OF, &args).await?;
    Ok(())
}

/// Removes what was made before this time: it is done, or its webhook cannot be told.
pub async fn delete_old(tx: &Tx, before_ms: i64) -> Result<()> {
    tx.exec(&DELETE_OLD, &args![before_ms]).await?;
    Ok(())
}
