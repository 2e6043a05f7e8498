//! Addresses of the noun `audits`.

use accounts::audits::list_audits::list_audits;

use crate::adapters::switchboard::{Switchboard, Verb::Get};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board.read(list_audits).resource("UserAudits", Get);
}
