//! What this room adds to the work of lower ones.

use super::{sql, unshare_pins::unshare_pins};
use crate::{
    hook,
    pins::forget_pin::{FORGET_PIN, ForgetPin},
    register,
    users::erase_user::{ERASERS, Eraser},
};

hook!(FORGET_PIN: ForgetPin, "shares", |tx, pin, _| Box::pin(sql::forget(tx, pin)));

register!(ERASERS: Eraser = Eraser {
    take_back: |ctx, id| Box::pin(unshare_pins(ctx, id)),
    ..Eraser::of("shares")
});
