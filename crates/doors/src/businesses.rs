//! Addresses of the noun `businesses`.

use accounts::{
    businesses::{
        become_business::become_business, create_business::create_business,
        leave_business::leave_business, update_business::update_business,
    },
    log_ins::unlink_business::unlink_business,
};

use crate::adapters::{
    rates::Rate,
    switchboard::{
        Switchboard,
        Verb::{Create, Delete, Update},
    },
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(create_business)
        .rate(Rate::SignUp)
        .resource("Business", Create);
    board.write(update_business).resource("Business", Update);
    board
        .write(become_business)
        .resource("BusinessConversion", Create);
    board
        .write(leave_business)
        .resource("BusinessConversion", Delete);
    board
        .write(unlink_business)
        .rate(Rate::SignIn)
        .resource("BusinessLink", Delete);
}
