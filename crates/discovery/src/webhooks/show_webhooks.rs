//! Makes views of webhooks and deliveries.

use contract::webhooks::{DeliveryState, DeliveryView, WebhookEvent, WebhookView};

use super::sql::{
    WebhookRow,
    deliveries::{DeliveryRow, ListedRow},
};

/// A webhook, as its user sees it; never its secret.
pub(super) fn webhook_view(row: &WebhookRow) -> WebhookView {
    WebhookView {
        id: row.id,
        url: row.url.clone(),
        events: row.events(),
        off: row.off(),
        failing_since_ms: row.failing_since_ms,
        created_ms: row.created_ms,
    }
}

/// A delivery, as its user sees it; none of a type or state that this version does not know.
pub(super) fn listed_view(row: &ListedRow) -> Option<DeliveryView> {
    Some(DeliveryView {
        id: row.id,
        event: WebhookEvent::parse(&row.event)?,
        state: DeliveryState::parse(&row.state)?,
        status: row.status,
        attempts: row.attempts,
        created_ms: row.created_ms,
        attempted_ms: row.attempted_ms,
        due_ms: row.due_ms,
    })
}

/// The same of a row with all that is sent.
pub(super) fn delivery_view(row: &DeliveryRow) -> Option<DeliveryView> {
    listed_view(&ListedRow {
        id: row.id,
        event: row.event.clone(),
        state: row.state.clone(),
        attempts: row.attempts,
        status: row.status,
        created_ms: row.created_ms,
        attempted_ms: row.attempted_ms,
        due_ms: row.due_ms,
    })
}
