//! Addresses of the noun `rules`.

use accounts::rules::{delete_rule::delete_rule, list_rules::list_rules, put_rule::put_rule};

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Delete, Get, Update},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board.read(list_rules).resource("HostRules", Get);
    board.write(put_rule).resource("HostRules", Update);
    board.write(delete_rule).resource("HostRules", Delete);
}
