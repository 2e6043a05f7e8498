//! What this room adds to the work of lower ones.

use kernel::hook;

use super::authenticate::forget_standing;
use crate::users::forget_standing::{FORGET_STANDING, ForgetStanding};

hook!(FORGET_STANDING: ForgetStanding, "sessions", forget_standing);
