//! Sessions: one file per operation.

mod change_password;
mod handshakes;
mod log_in;
mod log_out;
mod session_accounts;
mod siblings;
mod switch_account;
