//! What this room adds to the work of lower ones.

use super::sql;
use crate::{
    hook,
    pins::forget_pin::{FORGET_PIN, ForgetPin},
};

hook!(FORGET_PIN: ForgetPin, "shares", |tx, pin, _| Box::pin(sql::forget(tx, pin)));
