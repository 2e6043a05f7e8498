//! # Devices
//!
//! Lives here: browsers in which users are told news while no page is open, the host's key for
//! their push services, and pushing a message to one: encrypted, signed, and what comes of it
//! (decision 84).
//! Tables owned: `push_devices`.
//! Events emitted: `UserConcerned`.
//! Not here: what is news and to whom (`notifications`, which pushes it), which of it a user wants
//! on devices (`preferences`), how servers are asked (crate `fetch`).
//!
//! Invariants: nothing is pushed to a browser in which its user is not signed in any more,
//! whatever ended their session. What a push service carries, the device alone can read.

pub mod add_push_device;
pub mod encrypt_message;
pub mod find_devices;
mod find_key;
pub mod get_push_key;
mod hooks;
pub mod policy;
pub mod push_to_device;
pub mod remove_push_device;
pub mod sign_token;
mod sql;

pub use sql::{PushDevice, with_any};
