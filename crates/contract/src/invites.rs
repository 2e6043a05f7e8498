//! Invites to the host (business specification §3 "Invite code metadata", §4
//! "Invite toast").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{answers::View, ids::UserId};

/// `InviteCodeMetadataResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetInviteMetadata {
    /// `invite_code` of an address.
    pub invite_code: String,
}

/// Who invites, and by which way.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct InviteMetadata {
    /// Who invites.
    pub sender: InviteSender,
    /// Number of the way the invite went.
    pub invite_channel: i64,
    /// Whether it opens a host where an invite is needed; the code of a link that was shared does
    /// not.
    pub is_entry: bool,
}
impl View for InviteMetadata {}

/// Who invites.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct InviteSender {
    /// Id.
    pub id: UserId,
    /// First name.
    pub first_name: String,
    /// Name for people.
    pub full_name: String,
    /// Picture of at least 75 pixels.
    pub image_medium_url: Option<String>,
    /// Whether they write messages with people.
    pub should_show_messaging: bool,
}

/// `InviteCodeResource/create`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct CreateInvite {
    /// Number of the way the invite goes, 0 to 99; 1, a link, when missing.
    #[serde(default)]
    pub invite_channel: Option<i64>,
}

/// `InviteCodeResource/delete`: the code stops working.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct DeleteInvite {
    /// One of the viewer's own.
    pub invite_code: String,
}

/// `InviteCodeResource/get`: the viewer's own that still work.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListInvites {}

/// One invite, as its sender sees it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct InviteView {
    /// Stands in addresses as `invite_code`.
    pub invite_code: String,
    /// The link to hand on; absolute.
    pub url: String,
    /// Number of the way the invite goes.
    pub invite_channel: i64,
    /// Accounts that were made with it.
    pub uses: i64,
    /// Accounts that can be made with it.
    pub most_uses: i64,
    /// When it stops working, milliseconds since 1970.
    pub expires_ms: i64,
}
impl View for InviteView {}

/// The viewer's invites.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Invites {
    /// Newest first.
    pub invites: Vec<InviteView>,
    /// How many may work at once.
    pub most: i64,
}
impl View for Invites {}

/// `ShareCodeResource/create`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct GetShareCode {
    /// Number of the way the links go, 0 to 99; 1, a link that is copied, when missing.
    #[serde(default)]
    pub invite_channel: Option<i64>,
}

/// What the viewer's links of one way carry.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ShareCode {
    /// Stands in addresses as `invite_code`.
    pub invite_code: String,
    /// Number of the way.
    pub invite_channel: i64,
}
impl View for ShareCode {}
