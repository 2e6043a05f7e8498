//! What this room adds to the work of lower ones.

use accounts::users::erase_user::{ERASERS, Eraser};
use collections::pins::forget_pin::{FORGET_PIN, ForgetPin};
use kernel::{hook, register};

use super::{delete_comment::delete_all, sql};

hook!(FORGET_PIN: ForgetPin, "comments", |tx, pin, _| Box::pin(sql::forget(tx, pin)));

register!(ERASERS: Eraser = Eraser {
    take_back: |ctx, id| Box::pin(delete_all(ctx, id)),
    ..Eraser::of("comments")
});
