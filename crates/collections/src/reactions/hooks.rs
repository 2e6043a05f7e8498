//! What this room adds to the work of lower ones.

use accounts::users::erase_user::{ERASERS, Eraser};
use kernel::{hook, register};

use super::{sql, unreact::unreact_all};
use crate::pins::forget_pin::{FORGET_PIN, ForgetPin};

hook!(FORGET_PIN: ForgetPin, "reactions", |tx, pin, _| Box::pin(sql::forget(tx, pin)));

register!(ERASERS: Eraser = Eraser {
    take_back: |ctx, id| Box::pin(unreact_all(ctx, id)),
    ..Eraser::of("reactions")
});
