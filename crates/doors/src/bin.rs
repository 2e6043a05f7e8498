//! Addresses of the noun `bin`.

use collections::bin::{
    forget_deleted_board::forget_deleted_board, forget_deleted_pins::forget_deleted_pins,
    list_deleted_boards::list_deleted_boards, list_deleted_pins::list_deleted_pins,
    restore_board::restore_board, restore_pins::restore_pins,
};
use contract::grants::Scope;
use http::Method;

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Delete, Get, Update},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .read(list_deleted_boards)
        .scope(Scope::BoardsRead)
        .resource("DeletedBoards", Get)
        .v3(Method::GET, "/v3/users/me/boards/deleted/");
    board
        .write(restore_board)
        .scope(Scope::BoardsWrite)
        .resource("DeletedBoards", Update)
        .v3(Method::PUT, "/v3/users/me/boards/deleted/{board_id}/");
    board
        .write(forget_deleted_board)
        .resource("DeletedBoards", Delete)
        .v3(Method::DELETE, "/v3/users/me/boards/deleted/{board_id}/");
    board
        .read(list_deleted_pins)
        .scope(Scope::PinsRead)
        .resource("DeletedPins", Get)
        .v3(Method::GET, "/v3/users/me/pins/deleted/");
    board
        .write(restore_pins)
        .scope(Scope::PinsWrite)
        .resource("DeletedPins", Update)
        .v3(Method::PUT, "/v3/users/me/pins/deleted/");
    board
        .write(forget_deleted_pins)
        .resource("DeletedPins", Delete)
        .v3(Method::DELETE, "/v3/users/me/pins/deleted/");
}
