//! Addresses of the noun `factors`.

use accounts::factors::{
    add_passkey::add_passkey, begin_passkey::begin_passkey,
    begin_passkey_log_in::begin_passkey_log_in, begin_totp::begin_totp, confirm_totp::confirm_totp,
    disable_totp::disable_totp, list_factors::list_factors,
    log_in_with_passkey::log_in_with_passkey, prove_session::prove_session,
    remove_passkey::remove_passkey, renew_recovery_codes::renew_recovery_codes,
};

use crate::adapters::{
    rates::Rate,
    switchboard::{
        Switchboard,
        Verb::{Create, Delete, Get, Update},
    },
};

/// One line per operation. What tries a password or a code counts as signing in.
pub fn doors(board: &mut Switchboard) {
    board.read(list_factors).resource("UserFactors", Get);
    board
        .write(begin_totp)
        .rate(Rate::SignIn)
        .resource("UserTotp", Create);
    board
        .write(confirm_totp)
        .rate(Rate::SignIn)
        .resource("UserTotp", Update);
    board
        .write(disable_totp)
        .rate(Rate::SignIn)
        .resource("UserTotp", Delete);
    board
        .write(renew_recovery_codes)
        .rate(Rate::SignIn)
        .resource("UserRecoveryCodes", Create);
    board
        .write(prove_session)
        .before_proof()
        .rate(Rate::SignIn)
        .resource("UserSessionProof", Create);
    board
        .write(begin_passkey)
        .rate(Rate::SignIn)
        .resource("UserPasskeyChallenge", Create);
    board.write(add_passkey).resource("UserPasskey", Create);
    board
        .write(remove_passkey)
        .rate(Rate::SignIn)
        .resource("UserPasskey", Delete);
    board
        .write(begin_passkey_log_in)
        .before_proof()
        .resource("PasskeyChallenge", Create);
    board
        .write(log_in_with_passkey)
        .before_proof()
        .rate(Rate::SignIn)
        .resource("PasskeySession", Create);
}
