//! What this room adds to the work of lower ones.

use super::authenticate::forget_standing;
use crate::{
    hook,
    users::forget_standing::{FORGET_STANDING, ForgetStanding},
};

hook!(FORGET_STANDING: ForgetStanding, "sessions", forget_standing);
