//! Mails: written as multipart text and HTML, handed to an SMTP server or laid
//! into a folder. Knows no noun: what a mail says is its caller's.
//!
//! Deliberately absent: templates, queues, retries (the caller's jobs), reading
//! of mails that come in.

mod letter;
mod outbox;
mod post;
#[cfg(test)]
mod tests;

pub use letter::{Letter, is_address};
pub use outbox::{Outbox, StoredMail};
pub use post::{Error, PATIENCE, Post, Target};
