//! Every operation through its real engines, on SQLite and PostgreSQL, with a
//! stopped clock. One file per room; `secrets` asks all rooms one question.
//! Rules of single inputs are tables beside their code.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod ask;
mod boards;
mod concurrency;
mod feeds;
mod home_walks;
mod lists;
mod mails;
mod pins;
mod search;
mod secrets;
mod sessions;
mod store_checks;
mod uploads;
mod users;
