//! Addresses of the noun `batches`.

use collections::batches::{
    copy_pins::copy_pins, delete_pins::delete_pins, get_batch::get_batch,
    get_board_actions::get_board_actions, move_pins::move_pins, undo_batch::undo_batch,
};
use contract::grants::Scope;
use http::Method;

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Delete, Get, Update},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(move_pins)
        .scope(Scope::PinsWrite)
        .resource("BulkEdit", Update)
        .v3(Method::PUT, "/v3/boards/{board_id}/pins/bulk/");
    board
        .write(copy_pins)
        .scope(Scope::PinsWrite)
        .resource("BulkEdit", Create)
        .v3(Method::POST, "/v3/boards/{board_id}/pins/bulk/");
    board
        .write(delete_pins)
        .scope(Scope::PinsWrite)
        .resource("BulkEdit", Delete)
        .v3(Method::DELETE, "/v3/boards/{board_id}/pins/bulk/");
    board
        .read(get_batch)
        .scope(Scope::PinsRead)
        .resource("BulkEditStatus", Get)
        .v3(Method::GET, "/v3/bulk/{batch_id}/");
    board
        .write(undo_batch)
        .scope(Scope::PinsWrite)
        .resource("BulkEditUndo", Create)
        .v3(Method::POST, "/v3/bulk/{batch_id}/undo/");
    board
        .read(get_board_actions)
        .scope(Scope::BoardsRead)
        .resource("BoardActionStatus", Get)
        .v3(Method::GET, "/v3/boards/{board_id}/actions/");
}
