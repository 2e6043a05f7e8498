//! Addresses of the noun `invites`.

use accounts::invites::{
    create_invite::create_invite, delete_invite::delete_invite,
    get_invite_metadata::get_invite_metadata, get_share_code::get_share_code,
    list_invites::list_invites,
};

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Delete, Get},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .read(get_invite_metadata)
        .resource("InviteCodeMetadata", Get);
    board.read(list_invites).resource("InviteCode", Get);
    board.write(create_invite).resource("InviteCode", Create);
    board.write(delete_invite).resource("InviteCode", Delete);
    board.write(get_share_code).resource("ShareCode", Create);
}
