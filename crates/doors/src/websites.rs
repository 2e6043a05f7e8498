//! Addresses of the noun `websites`.

use accounts::websites::{
    claim_website::claim_website, list_websites::list_websites, unclaim_website::unclaim_website,
    verify_website::verify_website,
};

use crate::adapters::{
    rates::Rate,
    switchboard::{
        Switchboard,
        Verb::{Create, Delete, Get, Update},
    },
};

/// One line per operation. Verifying asks other websites' servers, so not often.
pub fn doors(board: &mut Switchboard) {
    board.read(list_websites).resource("UserWebsites", Get);
    board.write(claim_website).resource("UserWebsites", Create);
    board
        .write(verify_website)
        .rate(Rate::SignIn)
        .resource("UserWebsites", Update);
    board
        .write(unclaim_website)
        .resource("UserWebsites", Delete);
}
