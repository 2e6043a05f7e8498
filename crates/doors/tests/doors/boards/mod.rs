//! Boards: one file per operation.

mod archive_board;
mod arrange_boards;
mod create_board;
mod delete_board;
mod follow_board;
mod get_board;
mod list_board_pins;
mod list_boards;
mod update_board;
