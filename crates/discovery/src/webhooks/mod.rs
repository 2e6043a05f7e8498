//! # Webhooks
//!
//! Lives here: addresses of users' own that are told of their pins and boards, what was told
//! to them, and telling it: signed, tried again, and once more when its user asks
//! (decision 52).
//! Tables owned: `webhooks webhook_deliveries`.
//! Events emitted: none.
//! Not here: how servers are asked (crate `fetch`), what apps may do (`grants`).
//!
//! Invariants: a webhook is told of its user's own pins and boards, and of no other's.
//! One is told one thing at a time, so that a slow server delays no user but its own. The
//! secret is stored sealed, and shown when it is made and never again.

pub mod create_webhook;
pub mod delete_webhook;
pub mod deliver;
mod hooks;
pub mod jobs;
pub mod list_deliveries;
pub mod list_webhooks;
pub mod policy;
pub mod renew_webhook_secret;
pub mod replay_delivery;
mod settle_delivery;
pub mod show_webhooks;
pub mod sign_message;
mod sql;
mod tell_webhooks;
pub mod test_webhook;
pub mod update_webhook;
mod write_message;
