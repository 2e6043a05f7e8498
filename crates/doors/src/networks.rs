//! Addresses of the noun `networks`.

use accounts::networks::{
    disconnect_network::disconnect_network, finish_trip::finish_trip, list_networks::list_networks,
    log_in_with_network::log_in_with_network, start_trip::start_trip,
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
        .write(start_trip)
        .rate(Rate::SignIn)
        .resource("NetworkTrip", Create);
    board
        .write(finish_trip)
        .rate(Rate::SignIn)
        .resource("NetworkTrip", Update);
    board
        .write(log_in_with_network)
        .rate(Rate::SignIn)
        .resource("NetworkSession", Create);
    board.read(list_networks).resource("UserNetworks", Get);
    board
        .write(disconnect_network)
        .resource("UserNetworks", Delete);
}
