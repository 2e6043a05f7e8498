//! Addresses of the noun `sessions`.

use domain::sessions::{
    change_password::change_password, end_sessions::end_sessions,
    list_session_accounts::list_session_accounts, list_sessions::list_sessions, log_in::log_in,
    log_out::log_out, request_reset::request_reset, reset_password::reset_password,
};

use crate::adapters::{
    rates::Rate,
    switchboard::{
        Switchboard,
        Verb::{Create, Delete, Get, Update},
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
    board.read(list_sessions).resource("UserSessions", Get);
    board.write(end_sessions).resource("UserSessions", Delete);
    board
        .write(request_reset)
        .rate(Rate::Mail)
        .resource("UserResetPassword", Create);
    board
        .write(reset_password)
        .rate(Rate::SignIn)
        .resource("UserResetPassword", Update);
    board
        .write(change_password)
        .rate(Rate::SignIn)
        .resource("UserPassword", Update);
}
