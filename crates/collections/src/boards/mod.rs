//! # Boards
//!
//! Lives here: boards with what belongs to them and decides about pins: their
//! sections, collaborators and followers.
//! Tables owned: `boards binned_boards board_bins board_slugs board_follows board_arrangements
//! quicksave_boards collaborators sections section_slugs`.
//! Events emitted: `BoardCreated BoardChanged BoardDeleted FollowChanged`.
//! Not here: pins and saving them (`pins`), how users become collaborators
//! (`collaborators`), changing sections (`sections`), deleting and merging boards
//! with their pins (`batches`), which board a pin fits (`pickers`).

pub mod add_board;
pub mod archive_board;
pub mod arrange_boards;
mod ask_rules;
pub mod bin_board;
pub mod cache;
pub mod count_board;
pub mod create_board;
pub mod find_arrangement;
pub mod find_memberships;
pub mod find_quicksave;
pub mod find_role;
pub mod find_section;
pub mod find_stands;
pub mod follow_board;
pub mod forget_board;
pub mod get_board;
pub mod hide_board;
mod hooks;
pub mod list_boards;
pub mod list_followed_boards;
pub mod list_indexed;
pub mod policy;
pub mod settle_members;
pub mod show_boards;
pub mod show_collaborators;
pub mod show_recent;
pub mod show_sections;
mod sql;
pub mod unarchive_board;
mod unfollow_all;
pub mod unfollow_board;
pub mod update_board;

// What rooms above ask of the tables, in their own transaction.
pub use sql::{
    StoredBoard,
    bin::{BinnedBoard, age_binned, binned_ids, list_binned, lock_binned, old_binned},
    collaborators::{
        StoredCollaborator, add_collaborator, boards_of_collaborator, collaborator,
        collaborator_ids, collaborators, remove_collaborator, set_may_delete,
    },
    count_collaborators, count_pins, count_sections, find, find_many,
    follows::{followed_among, followed_of_owner, followers},
    free_slug, id_by_slug,
    indexed::boards_above,
    lists::{BoardFilter, BoardStand, list},
    lock,
    quicksaves::{free_quicksave, quicksave_of},
    sections::{
        StoredSection, all_sections, claim_section_slug, count_section_pins, delete_section,
        free_section_slug, insert_section, list_sections, section_by_slug, section_still_on,
        set_section_covers, set_section_place, stored_section, stored_sections, update_section,
    },
    set_covers, set_owner, set_pinned, update,
};
