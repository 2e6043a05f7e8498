//! Addresses of the noun `captchas`.

use accounts::captchas::get_captcha_challenge::get_captcha_challenge;

use crate::adapters::switchboard::{Switchboard, Verb::Get};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .read(get_captcha_challenge)
        .resource("CaptchaChallenge", Get);
}
