//! Addresses of the noun `feeds`.

use domain::feeds::{
    list_board_ideas::list_board_ideas, list_home_pins::list_home_pins,
    list_related_pins::list_related_pins,
};

use crate::adapters::switchboard::{Switchboard, Verb::Get};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board.read(list_home_pins).resource("UserHomefeed", Get);
    board
        .read(list_board_ideas)
        .resource("BoardContentRecommendation", Get);
    board
        .read(list_related_pins)
        .resource("RelatedPinFeed", Get);
}
