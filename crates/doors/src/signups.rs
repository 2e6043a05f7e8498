//! Addresses of the noun `signups`.

use accounts::signups::move_signup_flow::move_signup_flow;

use crate::adapters::switchboard::{Switchboard, Verb::Update};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(move_signup_flow)
        .before_proof()
        .resource("SignupFlow", Update);
}
