//! Webhooks: addresses of a user's own that are told of their pins and boards
//! (decision 52; Standard Webhooks 1.0).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::View,
    boards::BoardView,
    ids::{DeliveryId, WebhookId},
    pins::PinDetail,
};

words! {
    /// A type of event.
    WebhookEvent {
        /// The user pinned or saved a picture, or a pin of theirs came back from the bin.
        #[serde(rename = "pin.created")]
        PinCreated = "pin.created",
        /// A pin of theirs says something else, or is on another board.
        #[serde(rename = "pin.updated")]
        PinUpdated = "pin.updated",
        /// A pin of theirs is gone.
        #[serde(rename = "pin.deleted")]
        PinDeleted = "pin.deleted",
        /// They made a board, got one back from the bin, or were handed one over.
        #[serde(rename = "board.created")]
        BoardCreated = "board.created",
        /// A board of theirs says something else, or others see it.
        #[serde(rename = "board.updated")]
        BoardUpdated = "board.updated",
        /// A board of theirs is gone, or was handed over.
        #[serde(rename = "board.deleted")]
        BoardDeleted = "board.deleted",
        /// They asked for a test. Sent whenever they ask, and never chosen.
        #[serde(rename = "webhook.test")]
        Test = "webhook.test",
    }
}

words! {
    /// Why a webhook is switched off.
    WebhookOff {
        /// Its user switched it off.
        User = "user",
        /// Nothing was taken for several days.
        Failing = "failing",
        /// It answered that it is gone (410).
        Gone = "gone",
        /// Everything that acted for the account ended: a new password, or the user left.
        AccessEnded = "access_ended",
    }
}

words! {
    /// What became of a delivery.
    DeliveryState {
        /// It waits for its first or next attempt.
        Waiting = "waiting",
        /// It was taken: answered with 2xx.
        Delivered = "delivered",
        /// It was not taken at the last attempt.
        Failed = "failed",
        /// The webhook was switched off before.
        Ended = "ended",
    }
}

/// `WebhooksResource/get`: the viewer's own.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
pub struct ListWebhooks {}

/// `WebhookResource/create`: adds a webhook.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct CreateWebhook {
    /// `https://…` on the usual port of a public server, at most 2,048 bytes.
    pub url: String,
    /// What it is told of, at least one; not `webhook.test`.
    pub events: Vec<WebhookEvent>,
}

/// `WebhookResource/update`: changes a webhook; missing fields stay.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UpdateWebhook {
    /// One of the viewer's own.
    pub webhook_id: WebhookId,
    /// As in [`CreateWebhook`].
    #[serde(default)]
    pub url: Option<String>,
    /// As in [`CreateWebhook`]; replaces all of them.
    #[serde(default)]
    pub events: Option<Vec<WebhookEvent>>,
    /// Switches it off, which ends what waits; or on again.
    #[serde(default)]
    pub is_on: Option<bool>,
}

/// `WebhookResource/delete`: deletes a webhook with its deliveries.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct DeleteWebhook {
    /// One of the viewer's own.
    pub webhook_id: WebhookId,
}

/// `WebhookSecretResource/create`: makes a new secret; the one before ends.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RenewWebhookSecret {
    /// One of the viewer's own.
    pub webhook_id: WebhookId,
}

/// `WebhookTestResource/create`: sends a test.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct TestWebhook {
    /// One of the viewer's own that is on.
    pub webhook_id: WebhookId,
}

/// `WebhookDeliveriesResource/get`: what was sent to a webhook.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListDeliveries {
    /// One of the viewer's own.
    pub webhook_id: WebhookId,
}

/// `WebhookReplayResource/create`: sends a delivery again.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ReplayDelivery {
    /// One of the viewer's own that is on.
    pub webhook_id: WebhookId,
    /// One of its deliveries.
    pub delivery_id: DeliveryId,
}

/// A webhook, as its user sees it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct WebhookView {
    /// Names it.
    pub id: WebhookId,
    /// Where it is told.
    pub url: String,
    /// What it is told of.
    pub events: Vec<WebhookEvent>,
    /// Why nothing is sent to it; none while it is on.
    pub off: Option<WebhookOff>,
    /// Since when nothing was taken, in milliseconds since 1970; none while all is well.
    pub failing_since_ms: Option<i64>,
    /// Milliseconds since 1970.
    pub created_ms: i64,
}
impl View for WebhookView {}

/// A webhook with its secret, which is never shown again.
#[derive(Clone, Serialize, ToSchema)]
pub struct WebhookWithSecret {
    /// The webhook.
    pub webhook: WebhookView,
    /// `whsec_` and the key of its signatures in base64.
    pub secret: String,
}
impl View for WebhookWithSecret {}

/// The viewer's webhooks.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Webhooks {
    /// Newest first.
    pub webhooks: Vec<WebhookView>,
    /// How many there may be.
    pub most: i64,
}
impl View for Webhooks {}

/// Something that was told to a webhook, or is to be.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct DeliveryView {
    /// Names it: `webhook-id`.
    pub id: DeliveryId,
    /// Of what.
    pub event: WebhookEvent,
    /// What became of it.
    pub state: DeliveryState,
    /// HTTP status of the last answer; none when there was none, or no attempt yet.
    pub status: Option<i64>,
    /// Attempts since it was first sent, or sent again.
    pub attempts: i64,
    /// When it happened, in milliseconds since 1970.
    pub created_ms: i64,
    /// The last attempt, in milliseconds since 1970.
    pub attempted_ms: Option<i64>,
    /// The next attempt, in milliseconds since 1970; none unless it waits.
    pub due_ms: Option<i64>,
}
impl View for DeliveryView {}

/// What was told to a webhook.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Deliveries {
    /// Newest first, of 30 days, at most 200.
    pub deliveries: Vec<DeliveryView>,
}
impl View for Deliveries {}

/// What is posted to a webhook.
#[derive(Debug, Serialize)]
pub struct WebhookMessage<'a> {
    /// Of what it tells.
    #[serde(rename = "type")]
    pub event: WebhookEvent,
    /// When it happened (ISO 8601).
    pub timestamp: &'a str,
    /// The thing.
    pub data: WebhookData,
}

/// The thing that a message is about, as it is when the message is made.
#[derive(Debug, Default, Serialize)]
pub struct WebhookData {
    /// Its id.
    pub id: String,
    /// Address of its page; absent when it is gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// A pin as `GET /v3/pins/{pin_id}/` shows it to its pinner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pin: Option<PinDetail>,
    /// A board as `GET /v3/boards/{board_id}/` shows it to its owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardView>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_the_same_in_the_database_and_on_the_wire() {
        let events = WebhookEvent::ALL.iter();
        let mut names: Vec<_> = events
            .map(|one| (serde_json::to_value(one).unwrap(), one.name()))
            .collect();
        let reasons = WebhookOff::ALL.iter();
        names.extend(reasons.map(|one| (serde_json::to_value(one).unwrap(), one.name())));
        let states = DeliveryState::ALL.iter();
        names.extend(states.map(|one| (serde_json::to_value(one).unwrap(), one.name())));
        for (written, name) in names {
            assert_eq!(written, name);
        }
    }
}
