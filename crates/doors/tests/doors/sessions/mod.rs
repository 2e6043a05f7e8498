//! Sessions: one file per operation.

mod log_in;
mod log_out;
mod session_accounts;
