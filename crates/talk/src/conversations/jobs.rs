//! Jobs of the room `conversations`. Each may run twice.

use kernel::job;

use super::{
    ask_addresses::mail_address, end_conversation::delete_written, find_seats::find_seats,
    raise_badges::raise_badges,
};

/// Counts for the members of a board's conversation what they did not read; the body is its id.
pub const RAISE: &str = "conversations.raise_badges";

/// Deletes what was written in the conversation of a board that is gone; the body is its id.
pub const END: &str = "conversations.end";

/// Asks the owner of an address that was written to, by a mail or by a contact request; the body
/// is the conversation's id and the address's place in it.
pub const MAIL_ADDRESS: &str = "conversations.mail_address";

/// Gives a user who verified their address what was written to it before, as contact requests;
/// the body is the user's id.
pub const FIND_SEATS: &str = "conversations.find_seats";

job!(RAISE => raise_badges);
job!(END => delete_written);
job!(MAIL_ADDRESS => mail_address);
job!(FIND_SEATS => find_seats);
