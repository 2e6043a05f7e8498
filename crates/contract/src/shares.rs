//! Shares: how often a pin was handed on, to whom the viewer may send it, and the code that
//! shows it elsewhere (specification §3 "Pin (close-up)", `shareCount`, `embed`, §7
//! `ShareSuggestionsResource`; protocol "Pages").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::View,
    conversations::ConversationView,
    factors::QrCode,
    ids::{BoardId, PinId, UserId},
    users::UserRef,
};

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

/// `ShareSuggestionsResource/get`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct SuggestShares {
    /// What the suggestions are for.
    #[serde(default)]
    pub suggestion_type: SuggestionPurpose,
    /// Whether conversations of more than two are left out.
    #[serde(default)]
    pub hide_group_conversations: bool,
}

/// What suggestions of receivers are for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SuggestionPurpose {
    /// Sending something in a message.
    #[default]
    Share,
}

/// `ShareSuggestionsTypeaheadResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SuggestSharesByTerm {
    /// What is typed so far, 1 to 200 characters.
    pub term: String,
}

/// To whom something may be sent in a message now.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ShareSuggestions {
    /// The likeliest first.
    pub items: Vec<ShareSuggestion>,
}
impl View for ShareSuggestions {}

/// One receiver: a user, or a group of the viewer's.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ShareSuggestion {
    /// Which of the two.
    pub r#type: ReceiverType,
    /// Who receives it, where it is a user.
    pub user: Option<UserRef>,
    /// Whose members receive it, where it is a group.
    pub conversation: Option<ConversationView>,
}

/// What receives something that is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReceiverType {
    /// A user.
    User,
    /// A group.
    Conversation,
}

/// `PinQrResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetPinQr {
    /// Which pin.
    pub pin_id: PinId,
}

/// `BoardQrResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetBoardQr {
    /// Which.
    pub board_id: BoardId,
}

/// `UserQrResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetUserQr {
    /// Whose profile.
    pub user_id: UserId,
}

/// The address of a page as a QR code.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LinkQr {
    /// The address; absolute.
    pub url: String,
    /// The picture.
    pub qr: QrCode,
}
impl View for LinkQr {}
