//! Guarded requests to foreign servers: link previews, pictures by address, webhooks,
//! questions to services that the host chose, texts in records of domains.
//!
//! An address that a user typed must not become a way into this server's network
//! (server-side request forgery). So: `http` and `https` on their usual ports, public
//! addresses only, each redirect checked like the first address, a bounded body
//! in bounded time, and nothing of ours sent along. A call ([`Fetcher::call`]) may
//! carry a body and credentials, because the host named whom it goes to; it follows
//! no redirect, so that no other server gets them. Neither does a webhook
//! ([`Fetcher::deliver`]), of whose answer nothing is taken but the status.
//!
//! No server is asked more often than its budget, however many users want it; what the
//! host allowed by name has none.
//!
//! Invariant: the addresses that are checked are the ones connected to. The
//! check sits in the resolver of the connection itself, so a name that answers
//! differently the second time gains nothing.
//!
//! Deliberately absent: cookies, proxies, credentials in addresses, decompression,
//! caching, connections kept open; and for addresses that users type, every method
//! but GET, and POST of what we tell a webhook.

mod address;
mod answer;
mod budget;
mod fetcher;
mod records;
mod refused;
mod resolver;
mod suffix;
mod target;
#[cfg(test)]
mod tests;

pub use address::is_public;
pub use fetcher::{Fetched, Fetcher, Options};
pub use refused::{BadOption, Refused};
pub use suffix::{Suffix, suffix};
