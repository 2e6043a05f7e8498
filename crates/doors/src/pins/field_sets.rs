//! Fields of pins that `field_set_key` asks for.

use contract::pins::PinDetail;

use crate::adapters::{fields::Selection, switchboard::Switchboard};

/// What a card of a grid shows.
const CARD: Selection = Selection::Only(&[
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
    "origin_pinner",
    "sponsorship",
    "is_promoted",
    "is_downstream_promotion",
    "promoted_is_removable",
    "ad_match_reason",
    "is_repin",
    "pin_note",
]);

/// A signed-in viewer's page of a pin: search engines do not read it.
const MAIN: Selection = Selection::Without(&[
    "seo_url",
    "seo_title",
    "seo_description",
    "seo_noindex_reason",
]);

/// A visitor's page of a pin: without what only a viewer did with it.
const MAIN_OF_VISITORS: Selection = Selection::Without(&[
    "saved_info",
    "is_mine",
    "reaction_by_me",
    "favorited_by_me",
    "done_by_me",
    "is_hidden",
    "pin_note",
]);

/// One line per key.
pub fn field_sets(board: &mut Switchboard) {
    let mut set = |key, kept| board.field_set::<PinDetail>("pin", key, kept);
    set("grid_item", CARD);
    set("profile_grid_item", CARD);
    set("react_grid_pin", CARD);
    set("partner_react_grid_pin", CARD);
    set("auth_web_main_pin", MAIN);
    set("unauth_react", MAIN_OF_VISITORS);
    set("unauth_react_main_pin", MAIN_OF_VISITORS);
}
