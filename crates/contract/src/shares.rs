//! Shares: how often a pin was handed on, and the code that shows it elsewhere
//! (specification §3 "Pin (close-up)", `shareCount`, `embed`; protocol "Pages").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{answers::View, ids::PinId};

/// `PinShareResource/create`: records that the viewer shared a pin.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SharePin {
    /// Which.
    pub pin_id: PinId,
}

/// How often a pin was handed on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PinShares {
    /// Which pin.
    pub pin_id: PinId,
    /// By how many users and browsers.
    pub share_count: i64,
}
impl View for PinShares {}

/// `PinEmbedResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetEmbed {
    /// Which pin.
    pub pin_id: PinId,
}

/// A pin as a card on other websites, in the words of oEmbed 1.0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PinEmbed {
    /// Always `1.0`.
    pub version: &'static str,
    /// Always `rich`.
    pub r#type: &'static str,
    /// The name of this host.
    pub provider_name: String,
    /// Its address.
    pub provider_url: String,
    /// What the pin is called.
    pub title: String,
    /// Whose pin it is.
    pub author_name: String,
    /// Their profile.
    pub author_url: String,
    /// A picture of it.
    pub thumbnail_url: String,
    /// Pixels.
    pub thumbnail_width: u32,
    /// Pixels.
    pub thumbnail_height: u32,
    /// The code: a frame, without script.
    pub html: String,
    /// The page that the frame shows.
    pub url: String,
    /// Pixels of the frame.
    pub width: u32,
    /// Pixels of the frame.
    pub height: u32,
}
impl View for PinEmbed {}
