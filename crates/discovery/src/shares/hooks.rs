//! What this room adds to the work of lower ones.

use accounts::users::erase_user::{ERASERS, Eraser};
use collections::pins::forget_pin::{FORGET_PIN, ForgetPin};
use kernel::{hook, register};

use super::{sql, unshare_pins::unshare_pins};

hook!(FORGET_PIN: ForgetPin, "shares", |tx, pin, _| Box::pin(sql::forget(tx, pin)));

register!(ERASERS: Eraser = Eraser {
    take_back: |ctx, id| Box::pin(unshare_pins(ctx, id)),
    ..Eraser::of("shares")
});
