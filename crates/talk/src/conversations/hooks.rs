//! What this room adds to the work of lower ones.

use accounts::users::erase_user::{ERASERS, Eraser};
use kernel::register;

use super::sql::messages;

register!(ERASERS: Eraser = Eraser {
    forget: |_, tx, id| Box::pin(messages::forget_shared(tx, id)),
    ..Eraser::of("conversations")
});
