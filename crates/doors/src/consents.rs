//! Addresses of the noun `consents`.

use accounts::consents::{get_consent::get_consent, update_consent::update_consent};

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Get, Update},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board.read(get_consent).resource("UserCookieConsent", Get);
    board
        .write(update_consent)
        .before_proof()
        .resource("UserCookieConsent", Update);
}
