//! Who somebody is elsewhere: log-ins of other providers, proved.
//!
//! Knows OpenID Connect (with the library `openidconnect`) and Facebook's own
//! way. A provider is configured by the host; a *trip* sends somebody there and
//! brings them back with a code, and [`Provider::finish`] says who it was. Tokens
//! that a client brought by itself are proved by [`Provider::prove_token`].
//!
//! Invariant: nothing a browser carried is believed. Tokens are checked for
//! signature, issuer, audience, nonce and age; keys come from the issuer itself,
//! over requests of ours.
//!
//! Deliberately absent: accounts, sessions, cookies, storage, and every clock and
//! chance of its own: who calls brings time and secrets.

mod facebook;
mod failed;
mod known;
mod openid;
mod person;
mod provider;
mod transport;

pub use failed::{BadSetting, Failed};
pub use person::Person;
pub use provider::{Kind, Provider, Providers, Secret, Setting, Trip};
