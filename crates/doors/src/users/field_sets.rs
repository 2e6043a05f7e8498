//! Fields of users that `field_set_key` asks for.

use contract::users::UserView;

use crate::adapters::{fields::Selection, switchboard::Switchboard};

/// A user in a list.
const CARD: Selection = Selection::Only(&[
    "type",
    "id",
    "username",
    "full_name",
    "image_small_url",
    "image_medium_url",
    "image_large_url",
    "follower_count",
    "explicitly_followed_by_me",
    "is_verified_merchant",
    "verified_identity",
    "domain_url",
    "domain_verified",
]);

/// A profile as visitors see it; its owner is told no more.
const PROFILE: Selection = Selection::Only(&[
    "type",
    "id",
    "username",
    "full_name",
    "first_name",
    "last_name",
    "about",
    "pronouns",
    "image_small_url",
    "image_medium_url",
    "image_large_url",
    "image_xlarge_url",
    "profile_cover",
    "screened_pictures",
    "profile_url",
    "website_url",
    "domain_url",
    "domain_verified",
    "is_verified_merchant",
    "verified_identity",
    "board_count",
    "pin_count",
    "follower_count",
    "following_count",
    "shows_follows",
    "explicitly_followed_by_me",
    "blocked_by_me",
    "is_private_profile",
    "exclude_from_search",
    "created_at",
]);

/// One line per key.
pub fn field_sets(board: &mut Switchboard) {
    let mut set = |key, kept| board.field_set::<UserView>("user", key, kept);
    set("grid_item", CARD);
    set("profile_grid_item", CARD);
    set("profile", PROFILE);
}
