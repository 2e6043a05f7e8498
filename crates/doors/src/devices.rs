//! Addresses of the noun `devices`.

use talk::devices::{
    add_push_device::add_push_device, get_push_key::get_push_key,
    remove_push_device::remove_push_device,
};

use crate::adapters::{
    rates::Rate,
    switchboard::{
        Switchboard,
        Verb::{Create, Delete, Get},
    },
};

/// One line per operation. Closed to apps: a device outlives no session of its user, but every
/// token. At door 1 alone: only a browser has a subscription.
pub fn doors(board: &mut Switchboard) {
    board.read(get_push_key).resource("PushDevice", Get);
    board
        .write(add_push_device)
        .rate(Rate::PushDevice)
        .resource("PushDevice", Create);
    board
        .write(remove_push_device)
        .rate(Rate::PushDevice)
        .before_proof()
        .resource("PushDevice", Delete);
}
