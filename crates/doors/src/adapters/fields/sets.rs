//! The sets of fields that `field_set_key` names, as one table.

/// What a set keeps of one sort of thing.
#[derive(Clone, Copy)]
pub(super) enum Kept {
    /// These fields.
    Only(&'static [&'static str]),
    /// All but these.
    Without(&'static [&'static str]),
}

/// What a card of a grid shows.
const CARD: Kept = Kept::Only(&[
    "type",
    "id",
    "title",
    "grid_title",
    "description",
    "alt_text",
    "auto_alt_text",
    "link",
    "domain",
    "created_at",
    "dominant_color",
    "thumbhash",
    "image_signature",
    "images",
    "pinner",
    "board",
    "section",
    "attribution",
    "repin_count",
    "share_count",
    "reaction_counts",
    "favorite_user_count",
    "comment_count",
    "aggregated_pin_data",
    "comments_disabled",
    "sponsorship",
    "sponsorship",
    "is_promoted",
    "is_downstream_promotion",
    "promoted_is_removable",
    "ad_match_reason",
    "is_repin",
    "pin_note",
]);

/// A pin's page for somebody signed in: search engines do not read it.
const MAIN: Kept = Kept::Without(&[
    "seo_url",
    "seo_title",
    "seo_description",
    "seo_noindex_reason",
]);

/// A pin's page for visitors: nobody did anything with it.
const MAIN_OF_VISITORS: Kept = Kept::Without(&[
    "saved_info",
    "is_mine",
    "reaction_by_me",
    "favorited_by_me",
    "done_by_me",
    "is_hidden",
    "pin_note",
]);

/// A board among others.
const BOARD_CARD: Kept = Kept::Only(&[
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

/// A board's own page, without what its members alone do with it.
const BOARD_PAGE: Kept = Kept::Without(&[
    "access",
    "archived_by_me_at",
    "pending_ownership_transfer",
    "viewer_collaborator_invited",
    "viewer_collaborator_join_requested",
]);

/// Somebody among others.
const USER_CARD: Kept = Kept::Only(&[
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

/// What others see of somebody; of oneself nothing more.
const PROFILE: Kept = Kept::Only(&[
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

/// Every key with what it keeps, by the sort of thing (its field `type`). A sort
/// that a key does not name comes whole.
pub(super) const SETS: [(&str, &[(&str, Kept)]); 10] = [
    ("detailed", &[]),
    ("default", &[]),
    (
        "grid_item",
        &[("pin", CARD), ("board", BOARD_CARD), ("user", USER_CARD)],
    ),
    ("react_grid_pin", &[("pin", CARD)]),
    ("partner_react_grid_pin", &[("pin", CARD)]),
    ("auth_web_main_pin", &[("pin", MAIN)]),
    ("unauth_react", &[("pin", MAIN_OF_VISITORS)]),
    ("unauth_react_main_pin", &[("pin", MAIN_OF_VISITORS)]),
    ("profile", &[("board", BOARD_PAGE), ("user", PROFILE)]),
    (
        "profile_grid_item",
        &[("pin", CARD), ("board", BOARD_CARD), ("user", USER_CARD)],
    ),
];
