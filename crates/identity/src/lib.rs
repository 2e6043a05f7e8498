//! Log-ins at other identity providers: authorization requests and verified claims.
//!
//! Speaks OpenID Connect (with the library `openidconnect`) and Facebook Login. A
//! provider is configured by the host. [`Provider::authorization_url`] begins an
//! authorization code flow, [`Provider::exchange_code`] ends it with the user's
//! verified [`Claims`]. Tokens that a client got by itself are verified by
//! [`Provider::verify_token`].
//!
//! Invariant: nothing a browser carried is believed. Tokens are checked for
//! signature, issuer, audience, nonce and age; keys come from the issuer itself,
//! over requests that this server makes.
//!
//! Deliberately absent: accounts, sessions, cookies, storage, a clock and a random
//! source: the caller brings time and secrets.

mod claims;
mod facebook;
mod failed;
mod metadata_cache;
mod openid;
mod provider;
mod transport;

pub use claims::Claims;
pub use failed::{BadSetting, Failed};
pub use provider::{AuthorizationRequest, Kind, Provider, Providers, Secret, Setting};
