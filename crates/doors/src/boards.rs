//! Addresses of the noun `boards`.

mod field_sets;

use collections::{
    batches::{delete_board::delete_board, merge_boards::merge_boards},
    boards::{
        archive_board::archive_board, arrange_boards::arrange_boards, create_board::create_board,
        follow_board::follow_board, get_board::get_board, list_boards::list_boards,
        list_followed_boards::list_followed_boards, unarchive_board::unarchive_board,
        unfollow_board::unfollow_board, update_board::update_board,
    },
    pins::{list_board_pins::list_board_pins, save_pin::save_pin},
};
use contract::grants::Scope;
use discovery::pickers::{
    get_picker_boards::get_picker_boards, shortlist_boards::shortlist_boards,
    suggest_board_titles::suggest_board_titles,
};
use http::Method;

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Delete, Get, Update},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    field_sets::field_sets(board);
    pins(board);
    board
        .write(create_board)
        .scope(Scope::BoardsWrite)
        .resource("Board", Create)
        .v3(Method::POST, "/v3/boards/");
    board
        .read(get_board)
        .scope(Scope::BoardsRead)
        .aliases("slug", &["board_slug"])
        .resource("Board", Get)
        .carried(&["username", "slug"])
        .resource("BoardPage", Get)
        .v3(Method::GET, "/v3/boards/{board_id}/");
    board
        .write(update_board)
        .scope(Scope::BoardsWrite)
        .resource("Board", Update)
        .v3(Method::PUT, "/v3/boards/{board_id}/");
    board
        .write(delete_board)
        .scope(Scope::BoardsWrite)
        .resource("Board", Delete)
        .v3(Method::DELETE, "/v3/boards/{board_id}/");
    board
        .write(merge_boards)
        .scope(Scope::BoardsWrite)
        .resource("BoardMerge", Create)
        .v3(Method::POST, "/v3/boards/{board_id}/merge/");
    board
        .read(list_boards)
        .scope(Scope::BoardsRead)
        .resource("Boards", Get)
        .carried(&["username"])
        .resource("BoardsFeed", Get)
        .v3(Method::GET, "/v3/users/{user_id}/boards/");
    board
        .read(list_followed_boards)
        .scope(Scope::BoardsRead)
        .resource("BoardFollowing", Get)
        .v3(Method::GET, "/v3/users/{user_id}/boards/following/");
    board
        .read(get_picker_boards)
        .resource("BoardPickerBoards", Get);
    board
        .read(shortlist_boards)
        .resource("BoardPickerBoardsShortlist", Get);
    board
        .read(suggest_board_titles)
        .resource("BoardTitleSuggestions", Get);
    board
        .write(arrange_boards)
        .scope(Scope::BoardsWrite)
        .resource("Boards", Update)
        .v3(Method::PUT, "/v3/users/me/boards/");
    following_and_archive(board);
}

/// Following boards, and putting one's own away.
fn following_and_archive(board: &mut Switchboard) {
    board
        .write(follow_board)
        .scope(Scope::BoardsWrite)
        .resource("BoardFollow", Create)
        .v3(Method::PUT, "/v3/boards/{board_id}/follow/");
    board
        .write(unfollow_board)
        .scope(Scope::BoardsWrite)
        .resource("BoardFollow", Delete)
        .v3(Method::DELETE, "/v3/boards/{board_id}/follow/");
    board
        .write(archive_board)
        .scope(Scope::BoardsWrite)
        .resource("BoardArchive", Create)
        .v3(Method::PUT, "/v3/boards/{board_id}/archive/");
    board
        .write(unarchive_board)
        .scope(Scope::BoardsWrite)
        .resource("BoardArchive", Delete)
        .v3(Method::DELETE, "/v3/boards/{board_id}/archive/");
}

/// Operations on what a board holds.
fn pins(board: &mut Switchboard) {
    board
        .read(list_board_pins)
        .scope(Scope::PinsRead)
        .resource("BoardFeed", Get)
        .carried(&["board_id", "filter_section_pins"])
        .v3(Method::GET, "/v3/boards/{board_id}/pins/");
    board
        .write(save_pin)
        .scope(Scope::PinsWrite)
        .resource("Repin", Create)
        .v3(Method::POST, "/v3/pins/{pin_id}/repin/");
}
