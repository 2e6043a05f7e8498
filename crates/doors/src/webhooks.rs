//! Addresses of the noun `webhooks`.

use discovery::webhooks::{
    create_webhook::create_webhook, delete_webhook::delete_webhook,
    list_deliveries::list_deliveries, list_webhooks::list_webhooks,
    renew_webhook_secret::renew_webhook_secret, replay_delivery::replay_delivery,
    test_webhook::test_webhook, update_webhook::update_webhook,
};
use http::Method;

use crate::adapters::{
    rates::Rate,
    switchboard::{
        Switchboard,
        Verb::{Create, Delete, Get, Update},
    },
};

/// One line per operation; closed to apps, which would outlive their tokens by them. What has
/// other servers asked is limited more.
pub fn doors(board: &mut Switchboard) {
    board
        .read(list_webhooks)
        .resource("Webhooks", Get)
        .v3(Method::GET, "/v3/webhooks/");
    board
        .write(create_webhook)
        .rate(Rate::Webhook)
        .resource("Webhook", Create)
        .v3(Method::POST, "/v3/webhooks/");
    board
        .write(update_webhook)
        .rate(Rate::Webhook)
        .resource("Webhook", Update)
        .v3(Method::PUT, "/v3/webhooks/{webhook_id}/");
    board
        .write(delete_webhook)
        .before_proof()
        .resource("Webhook", Delete)
        .v3(Method::DELETE, "/v3/webhooks/{webhook_id}/");
    board
        .write(renew_webhook_secret)
        .rate(Rate::Webhook)
        .resource("WebhookSecret", Create)
        .v3(Method::POST, "/v3/webhooks/{webhook_id}/secret/");
    board
        .write(test_webhook)
        .rate(Rate::Webhook)
        .resource("WebhookTest", Create)
        .v3(Method::POST, "/v3/webhooks/{webhook_id}/test/");
    deliveries(board);
}

/// What was told to a webhook.
fn deliveries(board: &mut Switchboard) {
    board
        .read(list_deliveries)
        .resource("WebhookDeliveries", Get)
        .v3(Method::GET, "/v3/webhooks/{webhook_id}/deliveries/");
    board
        .write(replay_delivery)
        .rate(Rate::Webhook)
        .resource("WebhookReplay", Create)
        .v3(
            Method::POST,
            "/v3/webhooks/{webhook_id}/deliveries/{delivery_id}/replay/",
        );
}
