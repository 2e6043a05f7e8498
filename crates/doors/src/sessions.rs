//! Addresses of the noun `sessions`.

use accounts::{
    log_ins::{
        log_in::log_in, request_reset::request_reset, reset_password::reset_password,
        start_log_in_handshake::start_log_in_handshake,
    },
    sessions::{
        change_password::change_password, end_sessions::end_sessions,
        finish_handshake::finish_handshake, get_account::get_account,
        list_session_accounts::list_session_accounts, list_sessions::list_sessions,
        log_out::log_out, open_mail_link::open_mail_link, record_fingerprint::record_fingerprint,
        share_session::share_session, switch_account::switch_account,
        verify_session::verify_session,
    },
    signups::start_registration_handshake::start_registration_handshake,
};
use contract::grants::Scope;
use http::Method;

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
        .before_proof()
        .rate(Rate::SignIn)
        .resource("UserSession", Create);
    handshakes(board);
    board
        .write(open_mail_link)
        .before_proof()
        .rate(Rate::SignIn)
        .resource("MailLinkSession", Create);
    board
        .write(record_fingerprint)
        .before_proof()
        .v3(Method::POST, "/v3/spam/fingerprints/");
    board
        .write(verify_session)
        .before_proof()
        .rate(Rate::SignIn)
        .v3(Method::PUT, "/v3/sessions/verify/");
    board
        .write(log_out)
        .before_proof()
        .resource("UserSession", Delete);
    board
        .write(switch_account)
        .before_proof()
        .resource("UserSession", Update);
    board
        .read(get_account)
        .scope(Scope::UsersRead)
        .v3(Method::GET, "/v3/users/{user_id}/");
    board.read(list_sessions).resource("UserSessions", Get);
    board
        .write(end_sessions)
        .before_proof()
        .resource("UserSessions", Delete);
    board
        .write(request_reset)
        .before_proof()
        .rate(Rate::Mail)
        .resource("UserResetPassword", Create);
    board
        .write(reset_password)
        .before_proof()
        .rate(Rate::SignIn)
        .resource("UserResetPassword", Update);
    board
        .write(change_password)
        .before_proof()
        .rate(Rate::SignIn)
        .resource("UserPassword", Update);
}

/// Log-ins in two steps, and sessions that are handed on (specification §7, §8
/// "Handshake").
fn handshakes(board: &mut Switchboard) {
    board
        .write(start_log_in_handshake)
        .before_proof()
        .rate(Rate::SignIn)
        .handshake()
        .v3(Method::POST, "/v3/login/handshake/")
        .v3(Method::POST, "/v3/login/mfa/handshake/");
    board
        .write(start_registration_handshake)
        .before_proof()
        .rate(Rate::SignUp)
        .handshake()
        .v3(Method::POST, "/v3/register/email/handshake/")
        .v3(Method::POST, "/v3/register/facebook/handshake/")
        .v3(Method::POST, "/v3/register/partner/handshake/");
    board
        .write(finish_handshake)
        .before_proof()
        .rate(Rate::SignIn)
        .resource("HandshakeSession", Create);
    board
        .write(share_session)
        .before_proof()
        .rate(Rate::SignIn)
        .v3(Method::POST, "/vx/users/cctld_token/");
}
