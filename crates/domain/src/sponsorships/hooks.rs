//! What this room adds to the work of lower ones.

use super::end_sponsorships::end_sponsorships;
use crate::{
    blocks::separate::{SEPARATE_USERS, SeparateUsers},
    hook,
};

hook!(SEPARATE_USERS: SeparateUsers, "sponsorships", |ctx, one, other| {
    Box::pin(end_sponsorships(ctx, one, other))
});
