//! What is kept by what an account is and may is forgotten when that changes, such as
//! who acts by a session.

use contract::ids::UserId;
use kernel::{
    hooks::{Hook, in_order},
    house::House,
};

/// Forgets what is kept of this person's standing.
pub type ForgetStanding = fn(&House, UserId);

/// Rooms that keep something made of a standing.
#[linkme::distributed_slice]
pub static FORGET_STANDING: [Hook<ForgetStanding>];

/// Once a change of the standing is committed.
pub fn forget_standing(house: &House, id: UserId) {
    for forget in in_order(&FORGET_STANDING) {
        forget(house, id);
    }
}
