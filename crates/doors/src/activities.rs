//! Addresses of the noun `activities`.

use discovery::activities::log_activities::log_activities;

use crate::adapters::{
    rates::Rate,
    switchboard::{Switchboard, Verb::Create},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(log_activities)
        .rate(Rate::Activity)
        .before_proof()
        .resource("ApiC", Create);
}
