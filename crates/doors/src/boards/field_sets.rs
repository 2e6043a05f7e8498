//! Fields of boards that `field_set_key` asks for.

use contract::boards::BoardView;

use crate::adapters::{fields::Selection, switchboard::Switchboard};

/// A board in a list.
const CARD: Selection = Selection::Only(&[
    "type",
    "id",
    "name",
    "url",
    "privacy",
    "layout",
    "sensitivity",
    "sensitivity_screen",
    "owner",
    "is_collaborative",
    "collaborated_by_me",
    "collaborating_users",
    "collaborator_count",
    "pin_count",
    "section_count",
    "cover_pin",
    "cover_images",
    "image_cover_url",
    "created_at",
    "archived_by_me_at",
    "followed_by_me",
]);

/// A board's own page, without what its collaborators alone do with it.
const PAGE: Selection = Selection::Without(&[
    "access",
    "archived_by_me_at",
    "pending_ownership_transfer",
    "viewer_collaborator_invited",
    "viewer_collaborator_join_requested",
]);

/// One line per key.
pub fn field_sets(board: &mut Switchboard) {
    let mut set = |key, kept| board.field_set::<BoardView>("board", key, kept);
    set("grid_item", CARD);
    set("profile_grid_item", CARD);
    set("profile", PAGE);
}
