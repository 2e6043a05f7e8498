//! Invalidates what is cached by a standing when that changes, such as the actor
//! of a session.

use contract::ids::UserId;
use kernel::{
    hooks::{Hook, in_order},
    house::House,
};

/// Invalidates what is cached of this user's standing.
pub type ForgetStanding = fn(&House, UserId);

/// Rooms that keep something made of a standing.
#[linkme::distributed_slice]
pub static FORGET_STANDING: [Hook<ForgetStanding>];

/// Invalidates it in all rooms, once a change of the standing is committed.
pub fn forget_standing(house: &House, id: UserId) {
    for forget in in_order(&FORGET_STANDING) {
        forget(house, id);
    }
}
