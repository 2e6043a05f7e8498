//! # Pins
//!
//! Lives here: pins, their words, saving them to boards and sections, who may see
//! them, their views with their sponsors, which of them a viewer hid, and whether, and
//! how often new accounts, write below them.
//! Tables owned: `pins board_pins pinner_pins originals binned_pins pin_bins pin_tallies
//! sponsorships hidden_pins`.
//! Events emitted: `PinSaved PinMoved PinChanged PinLinked PinDeleted BoardFilled UserConcerned`.
//! Not here: boards, their sections and collaborators (`boards`), pictures
//! (`uploads`), what reaches whom (`feeds`), finding by words (`search`). Boards
//! and collaborators are read here, since they decide who sees secret pins; and at
//! one look what a pin's viewer did with it.

pub mod ask_about_words;
pub mod bin_pin;
pub mod cache;
pub mod check_pace;
pub mod check_seen;
pub mod copy_pin;
pub mod count_pin;
pub mod count_views;
pub mod create_pin;
mod delete_all;
pub mod delete_pin;
pub mod fill_section;
pub mod find_duplicates;
pub mod find_hidden;
pub mod find_place;
mod find_root;
mod follow_change;
pub mod forget_pin;
pub mod get_duplicates;
pub mod get_pin;
mod hooks;
pub mod is_hidden;
pub mod list_board_pins;
pub mod list_created_pins;
pub mod list_indexed;
pub mod list_user_pins;
mod lock_pictured;
pub mod move_pin;
pub mod place_pin;
pub mod policy;
mod rename_picture;
pub mod renew_covers;
pub mod reorder_pin;
pub mod restore_pin;
pub mod save_pin;
pub mod settle_boards;
pub mod show_covers;
mod show_own;
pub mod show_pins;
pub mod show_seo;
pub mod show_sponsorships;
pub mod show_topics;
pub mod show_videos;
mod spread_screen;
mod sql;
pub mod take_down_pin;
pub mod takes_comments;
pub mod update_pin;

// What rooms above ask of the tables, in their own transaction.
pub use sql::{
    StoredPin,
    bin::{
        BinnedPin, age_binned, age_binned_with, bin_alone, binned_covers, binned_ids, binned_with,
        count_binned_with, find_anywhere, list_binned, lock_binned, old_binned, unbin,
    },
    boards_of_root, find, find_many,
    hidden::{disliked, hide, unhide},
    lock, lock_roots_of_board, lock_roots_of_boards,
    of_pinner::{Pinned, Whose, boards_with, ids_of_pinner, saved_by},
    originals::newest_originals,
    pictures::{open_with_picture, with_picture},
    pictures_of, pinners_of,
    places::{
        Part, lowest_of_board, move_section, pins_of_board_below, places, public_places_behind,
        public_roots_of_board, roots_of_board, saved_among, uppermost_of_board,
    },
    public_roots_among, repins_among, roots_above, savers_among,
    secrecy::{PublicPin, public_among},
    set_words,
    sponsorships::{
        StoredSponsorship, delete_sponsorship, end_sponsorships_between, find_sponsorship,
        list_sponsorships, put_sponsorship, set_sponsorship_status,
    },
    standing_for, standing_ids,
    tallies::{Tally, tallies_of, tally},
    videos::newest_videos,
    words::{PinWords, words_of},
};
