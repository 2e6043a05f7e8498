//! # Boards
//!
//! Lives here: boards, who follows them, saving a pin to one.
//! Tables owned: `boards binned_boards board_slugs board_follows board_arrangements
//! quicksave_boards`.
//! Events emitted: `BoardFilled FollowChanged`, and through the room
//! `pins` `PinSaved PinDeleted`.
//! Not here: the pins themselves (`pins`), who else saves (`collaborators`;
//! their boards are read here, to be listed with one's own).

pub(crate) mod add_board;
pub mod archive_board;
pub mod arrange_boards;
pub(crate) mod bin_board;
pub(crate) mod count_board;
pub mod create_board;
pub mod delete_board;
pub(crate) mod find_arrangement;
pub(crate) mod find_quicksave;
pub mod find_role;
pub mod follow_board;
pub(crate) mod forget_board;
pub mod get_board;
pub mod get_picker_boards;
pub mod jobs;
pub mod list_board_pins;
pub mod list_boards;
pub mod list_followed_boards;
pub mod merge_boards;
pub mod policy;
pub mod save_pin;
pub(crate) mod settle_boards;
pub mod shortlist_boards;
pub mod show_boards;
pub mod show_recent;
pub(crate) mod sql;
pub mod suggest_board_titles;
pub mod unarchive_board;
pub mod unfollow_board;
pub mod update_board;
