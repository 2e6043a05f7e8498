//! Addresses of the noun `sessions`.

use domain::sessions::{
    list_session_accounts::list_session_accounts, log_in::log_in, log_out::log_out,
};

use crate::adapters::{
    rates::Rate,
    switchboard::{
        Switchboard,
        Verb::{Create, Delete, Get},
    },
};

/// One line per operation. `UserSessionResource/create` lists the browser's
/// accounts when `session_accounts` is true (specification §7).
pub fn doors(board: &mut Switchboard) {
    board
        .read(list_session_accounts)
        .resource_when("UserSession", Create, "session_accounts")
        .resource("UserSession", Get);
    board
        .write(log_in)
        .rate(Rate::SignIn)
        .resource("UserSession", Create);
    board.write(log_out).resource("UserSession", Delete);
}
