//! The real binary, as a host starts it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod admin;
mod blobs;
mod kill;
