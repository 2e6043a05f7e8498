//! Fields of pins that `field_set_key` asks for.

use contract::pins::PinDetail;
#[cfg(doc)]
use contract::pins::card::PinCard;

use crate::adapters::{
    fields::{CARDS, Selection},
    switchboard::Switchboard,
};

/// What a grid draws: the fields of a [`PinCard`], which lists keep ready.
const CARD: Selection = Selection::Only(&[
    "type",
    "id",
    "title",
    "grid_title",
    "alt_text",
    "auto_alt_text",
    "link",
    "dominant_color",
    "image_signature",
    "images",
    "videos",
    "sensitivity_screen",
    "pinner",
    "board",
    "is_repin",
    "pin_note",
]);

/// What a card of other clients shows beside that.
const LARGE_CARD: Selection = Selection::Only(&[
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
    "videos",
    "sensitivity_screen",
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
    "recommendation_reason",
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
    set(CARDS, CARD);
    set("profile_grid_item", LARGE_CARD);
    set("react_grid_pin", LARGE_CARD);
    set("partner_react_grid_pin", LARGE_CARD);
    set("auth_web_main_pin", MAIN);
    set("unauth_react", MAIN_OF_VISITORS);
    set("unauth_react_main_pin", MAIN_OF_VISITORS);
}
