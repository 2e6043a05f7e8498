//! Log-ins of other providers (specification §3 "Viewer" connected networks,
//! "Signup payload"; OpenID Connect Core 1.0).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::answers::View;

/// A provider that people may log in with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NetworkView {
    /// Its name in calls, such as `google`.
    pub id: String,
    /// Its name for people.
    pub name: String,
}

/// What an authorization to a provider is for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AuthorizationPurpose {
    /// Log in or sign up.
    #[default]
    Enter,
    /// Connect the viewer's account; asks for its password.
    Connect,
    /// Show that the viewer is there, where an account has no password to ask for.
    Prove,
}

/// `NetworkAuthorizationResource/create`: begin an authorization to a provider.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct StartAuthorization {
    /// Which provider.
    pub network: String,
    /// What for.
    #[serde(default)]
    pub purpose: AuthorizationPurpose,
    /// The account's password, to connect: an open browser is not enough.
    #[serde(default)]
    pub password: String,
}

/// Where the browser goes now.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AuthorizationStart {
    /// The provider's page. It leads back to `/connect/{network}/`.
    pub url: String,
}
impl View for AuthorizationStart {}

/// `NetworkAuthorizationResource/update`: the browser is back, with what the provider wrote
/// into the address.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct FinishAuthorization {
    /// Which provider.
    pub network: String,
    /// Names the authorization.
    pub state: String,
    /// What the provider takes once for who it was.
    pub code: String,
}

/// What an authorization came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AuthorizationStatus {
    /// They have an account: log in with the ticket.
    Known,
    /// They have none: sign up with the ticket.
    New,
    /// The address is that of an account, which is not connected: log in there, with
    /// the ticket, and it is.
    EmailKnown,
    /// The viewer's account is connected now.
    Connected,
    /// The viewer showed that they are there, for some minutes.
    Proved,
}

/// The end of an authorization.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AuthorizationView {
    /// What it came to.
    pub status: AuthorizationStatus,
    /// The provider.
    pub network: NetworkView,
    /// Stands for who it was, for an hour, in this browser; none when nothing is
    /// left to do.
    pub ticket: Option<String>,
    /// Their address, if the provider told it.
    pub email: Option<String>,
    /// Whether the provider says that it is theirs.
    pub is_email_verified: bool,
    /// First name, if the provider told it.
    pub first_name: String,
}
impl View for AuthorizationView {}

/// `NetworkSessionResource/create`: log in with what an authorization ended with.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct LogInWithNetwork {
    /// What the authorization ended with.
    pub ticket: String,
    /// The second step, if the account asks for one.
    #[serde(default)]
    pub mfa_token: Option<String>,
}

/// `UserNetworksResource/get`: which providers lead to the viewer's account.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
pub struct ListNetworks {}

/// Providers, with what is connected.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Networks {
    /// Those of the host in its order, then those it no longer has.
    pub networks: Vec<UserNetwork>,
}
impl View for Networks {}

/// A provider and the viewer's account there.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct UserNetwork {
    /// Which provider.
    #[serde(flatten)]
    pub network: NetworkView,
    /// Whether it can be connected: the host still has it.
    pub is_offered: bool,
    /// The account there, if it is connected.
    pub account: Option<NetworkAccount>,
}

/// An account elsewhere that leads to the viewer's.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NetworkAccount {
    /// What they are called there.
    pub username: String,
    /// Their page there, if there is one.
    pub url: Option<String>,
    /// Since when, milliseconds since 1970.
    pub connected_ms: i64,
}

/// `UserNetworksResource/delete`: this provider's log-in no longer leads here.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct DisconnectNetwork {
    /// Which provider.
    pub network: String,
    /// The account's password.
    #[serde(default)]
    pub password: String,
    /// The parental passcode, where there is one.
    #[serde(default)]
    pub passcode: Option<String>,
}

/// What the viewer is connected to (specification §3 "Viewer", "Users state").
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct ViewerNetworks {
    /// Who they are at Facebook.
    pub facebook_id: Option<String>,
    /// Each of these says whether the provider of that name leads here.
    pub connected_to_dropbox: bool,
    /// See `connected_to_dropbox`.
    pub connected_to_etsy: bool,
    /// See `connected_to_dropbox`.
    pub connected_to_facebook: bool,
    /// See `connected_to_dropbox`.
    pub connected_to_google: bool,
    /// See `connected_to_dropbox`.
    pub connected_to_gplus: bool,
    /// See `connected_to_dropbox`.
    pub connected_to_instagram: bool,
    /// See `connected_to_dropbox`.
    pub connected_to_line: bool,
    /// See `connected_to_dropbox`.
    pub connected_to_microsoft: bool,
    /// See `connected_to_dropbox`.
    pub connected_to_twitter: bool,
    /// See `connected_to_dropbox`.
    pub connected_to_youtube: bool,
    /// All of them, also those the host named itself.
    pub connected_networks: Vec<ConnectedNetwork>,
}

/// One provider that leads to the viewer's account.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ConnectedNetwork {
    /// Which provider.
    #[serde(flatten)]
    pub network: NetworkView,
    /// What they are called there.
    pub username: String,
    /// Their page there, if there is one.
    pub url: Option<String>,
}
