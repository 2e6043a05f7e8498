//! Addresses of the noun `sections`.

use collections::sections::{
    create_section::create_section, delete_section::delete_section, get_section::get_section,
    list_section_pins::list_section_pins, list_sections::list_sections,
    merge_sections::merge_sections, reorder_sections::reorder_sections,
    update_section::update_section,
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
        .write(create_section)
        .scope(Scope::BoardsWrite)
        .resource("BoardSection", Create)
        .v3(Method::POST, "/v3/boards/{board_id}/sections/");
    board
        .read(get_section)
        .scope(Scope::BoardsRead)
        .aliases("slug", &["board_slug"])
        .resource("BoardSection", Get)
        .carried(&["username", "slug", "section_slug"])
        .v3(Method::GET, "/v3/board/sections/{section_id}/");
    board
        .write(update_section)
        .scope(Scope::BoardsWrite)
        .resource("BoardSectionEdit", Update)
        .v3(Method::PUT, "/v3/board/sections/{section_id}/");
    board
        .write(delete_section)
        .scope(Scope::BoardsWrite)
        .resource("BoardSectionEdit", Delete)
        .v3(Method::DELETE, "/v3/board/sections/{section_id}/");
    board
        .write(merge_sections)
        .scope(Scope::BoardsWrite)
        .resource("BoardSectionMerge", Create)
        .v3(Method::POST, "/v3/board/sections/{section_id}/merge/");
    board
        .read(list_sections)
        .scope(Scope::BoardsRead)
        .resource("BoardSections", Get)
        .carried(&["board_id"])
        .v3(Method::GET, "/v3/boards/{board_id}/sections/");
    board
        .write(reorder_sections)
        .scope(Scope::BoardsWrite)
        .resource("BoardSections", Update)
        .v3(Method::PUT, "/v3/boards/{board_id}/sections/reorder/");
    board
        .read(list_section_pins)
        .scope(Scope::PinsRead)
        .resource("BoardSectionPins", Get)
        .carried(&["section_id"])
        .v3(Method::GET, "/v3/board/sections/{section_id}/pins/");
}
