//! Addresses of the noun `blocks`.

use accounts::users::{
    block_user::block_user, list_blocks::list_blocks, unblock_user::unblock_user,
};
use http::Method;

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Delete, Get},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(block_user)
        .resource("UserBlock", Create)
        .v3(Method::PUT, "/v3/users/{user_id}/block/");
    board
        .write(unblock_user)
        .resource("UserBlock", Delete)
        .v3(Method::DELETE, "/v3/users/{user_id}/block/");
    board
        .read(list_blocks)
        .resource("UserBlocks", Get)
        .v3(Method::GET, "/v3/users/me/blocks/");
}
