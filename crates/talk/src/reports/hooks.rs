//! What this room adds to the work of lower ones.

use accounts::users::erase_user::{ERASERS, Eraser};
use kernel::register;

use super::sql;

register!(ERASERS: Eraser = Eraser {
    forget: |_, tx, id| Box::pin(sql::forget(tx, id)),
    ..Eraser::of("reports")
});
