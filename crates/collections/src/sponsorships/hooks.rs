//! What this room adds to the work of lower ones.

use accounts::blocks::separate::{SEPARATE_USERS, SeparateUsers};
use kernel::hook;

use super::end_sponsorships::end_sponsorships;

hook!(SEPARATE_USERS: SeparateUsers, "sponsorships", |ctx, one, other| {
    Box::pin(end_sponsorships(ctx, one, other))
});
