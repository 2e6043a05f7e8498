//! Addresses of the noun `networks`.

use accounts::networks::{
    disconnect_network::disconnect_network, finish_authorization::finish_authorization,
    list_networks::list_networks, log_in_with_network::log_in_with_network,
    start_authorization::start_authorization,
};

use crate::adapters::{
    rates::Rate,
    switchboard::{
        Switchboard,
        Verb::{Create, Delete, Get, Update},
    },
};

/// One line per operation. What asks a provider, or for a password, counts as
/// signing in.
pub fn doors(board: &mut Switchboard) {
    board
        .write(start_authorization)
        .before_proof()
        .rate(Rate::SignIn)
        .resource("NetworkAuthorization", Create);
    board
        .write(finish_authorization)
        .before_proof()
        .rate(Rate::SignIn)
        .resource("NetworkAuthorization", Update);
    board
        .write(log_in_with_network)
        .before_proof()
        .rate(Rate::SignIn)
        .resource("NetworkSession", Create);
    board.read(list_networks).resource("UserNetworks", Get);
    board
        .write(disconnect_network)
        .resource("UserNetworks", Delete);
}
