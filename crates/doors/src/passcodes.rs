//! Addresses of the noun `passcodes`.

use accounts::passcodes::{
    create_passcode::create_passcode, note_closure::note_closure, remove_passcode::remove_passcode,
    request_passcode_reset::request_passcode_reset, reset_passcode::reset_passcode,
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
        .write(create_passcode)
        .resource("ParentalPasscode", Create);
    board
        .write(remove_passcode)
        .rate(Rate::SignIn)
        .resource("ParentalPasscode", Delete);
    board
        .write(request_passcode_reset)
        .rate(Rate::Mail)
        .resource("ParentalPasscodeReset", Create);
    board
        .write(reset_passcode)
        .before_proof()
        .rate(Rate::SignIn)
        .resource("ParentalPasscodeReset", Update);
    board
        .write(note_closure)
        .resource("ParentalPasscodeClosure", Create);
}
