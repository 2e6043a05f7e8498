//! Push devices: browsers in which a user is told news while no page is open (Push API,
//! RFC 8030; decision 84).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::answers::View;

/// What a browser needs to subscribe to push messages of this host.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PushKey {
    /// The host's public key, in base64url: `applicationServerKey` of the Push API (RFC 8292 §3.2).
    pub key: String,
    /// Whether the viewer is told news in the browser that asks.
    pub is_on: bool,
}
impl View for PushKey {}

/// `PushDeviceResource/get`.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
pub struct GetPushKey {}

/// `PushDeviceResource/create`: what the browser's push subscription says of itself
/// (`PushSubscription.toJSON()`).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct AddPushDevice {
    /// Where messages to the browser are posted: an `https` address of its push service.
    pub endpoint: String,
    /// The browser's public key on P-256, in base64url (RFC 8291 §3.1).
    pub p256dh: String,
    /// The secret of 16 bytes that it shares with this host, in base64url (RFC 8291 §3.2).
    pub auth: String,
}

/// `PushDeviceResource/delete`.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
pub struct RemovePushDevice {}
