//! Addresses of the noun `collaborators`.

use collections::collaborators::{
    accept_board_invite::accept_board_invite, accept_transfer::accept_transfer,
    approve_board_invite::approve_board_invite, clear_board_invites::clear_board_invites,
    deny_board_invite::deny_board_invite, end_invite_link::end_invite_link,
    end_transfer::end_transfer, invite_collaborator::invite_collaborator,
    list_board_invites::list_board_invites, list_collaborators::list_collaborators,
    make_invite_link::make_invite_link, open_invite_link::open_invite_link,
    remove_collaborator::remove_collaborator, request_to_join::request_to_join,
    request_transfer::request_transfer, suggest_collaborators::suggest_collaborators,
    update_collaborator::update_collaborator,
};
use contract::grants::Scope;
use http::Method;

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Delete, Get, Update},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    people(board);
    invites(board);
    transfers(board);
}

fn transfers(board: &mut Switchboard) {
    board
        .write(request_transfer)
        .resource("BoardOwnershipTransfer", Create)
        .v3(Method::POST, "/v3/boards/{board_id}/owner/");
    board
        .write(accept_transfer)
        .resource("BoardOwnershipTransfer", Update)
        .v3(Method::PUT, "/v3/boards/{board_id}/owner/");
    board
        .write(end_transfer)
        .resource("BoardOwnershipTransfer", Delete)
        .v3(Method::DELETE, "/v3/boards/{board_id}/owner/");
}

fn people(board: &mut Switchboard) {
    board
        .read(list_collaborators)
        .scope(Scope::BoardsRead)
        .resource("BoardCollaborators", Get)
        .v3(Method::GET, "/v3/boards/{board_id}/collaborators/");
    board
        .write(update_collaborator)
        .scope(Scope::BoardsWrite)
        .resource("BoardCollaborator", Update)
        .v3(
            Method::PUT,
            "/v3/boards/{board_id}/collaborators/{user_id}/",
        );
    board
        .write(remove_collaborator)
        .scope(Scope::BoardsWrite)
        .aliases("user_id", &["invited_user_id"])
        .resource("BoardCollaborator", Delete)
        .v3(
            Method::DELETE,
            "/v3/boards/{board_id}/collaborators/{user_id}/",
        );
    board
        .read(suggest_collaborators)
        .scope(Scope::BoardsRead)
        .resource("BoardCollaboratorSuggestions", Get)
        .v3(
            Method::GET,
            "/v3/boards/{board_id}/collaborators/suggestions/",
        );
    board
        .write(request_to_join)
        .scope(Scope::BoardsWrite)
        .resource("BoardJoinRequest", Create)
        .v3(Method::POST, "/v3/boards/{board_id}/join/");
}

fn invites(board: &mut Switchboard) {
    board
        .read(list_board_invites)
        .scope(Scope::BoardsRead)
        .resource("BoardInvites", Get)
        .v3(Method::GET, "/v3/boards/invites/");
    board
        .write(clear_board_invites)
        .scope(Scope::BoardsWrite)
        .resource("BoardInvites", Delete)
        .v3(Method::DELETE, "/v3/boards/invites/");
    board
        .write(invite_collaborator)
        .scope(Scope::BoardsWrite)
        .resource("BoardInvite", Create)
        .v3(Method::POST, "/v3/boards/{board_id}/invites/");
    board
        .write(approve_board_invite)
        .scope(Scope::BoardsWrite)
        .resource("BoardInvite", Update)
        .v3(
            Method::PUT,
            "/v3/boards/{board_id}/invites/{invited_user_id}/",
        );
    board
        .write(deny_board_invite)
        .scope(Scope::BoardsWrite)
        .resource("BoardInvite", Delete)
        .v3(
            Method::DELETE,
            "/v3/boards/{board_id}/invites/{invited_user_id}/",
        );
    board
        .write(accept_board_invite)
        .scope(Scope::BoardsWrite)
        .resource("BoardInviteAccept", Create)
        .v3(Method::POST, "/v3/boards/invites/accept/");
    board
        .read(open_invite_link)
        .scope(Scope::BoardsRead)
        .resource("BoardInviteLink", Get)
        .v3(Method::GET, "/v3/boards/invites/links/{invite_code}/");
    board
        .write(make_invite_link)
        .scope(Scope::BoardsWrite)
        .resource("BoardInviteLink", Create)
        .v3(Method::POST, "/v3/boards/{board_id}/invites/link/");
    board
        .write(end_invite_link)
        .scope(Scope::BoardsWrite)
        .resource("BoardInviteLink", Delete)
        .v3(Method::DELETE, "/v3/boards/{board_id}/invites/link/");
}
