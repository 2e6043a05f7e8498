//! Caches of the room `users`.

use contract::ids::UserId;
use kernel::{
    extension,
    house::{CHANGES, Changed, Invalidator},
    register,
    views::Shared,
};

use super::show_users::SharedUser;

/// Bytes of users.
const USERS_BYTES: u64 = 32 * 1024 * 1024;

/// Users beside pins and boards.
pub struct UserCache(pub Shared<UserId, SharedUser>);

extension!(
    UserCache = |limits| { UserCache(Shared::new(limits, USERS_BYTES, limits.lag, size_of_val)) }
);

register!(CHANGES: Invalidator = |house, changed| {
    match changed {
        Changed::User(id) => house.get::<UserCache>().0.invalidate(id),
        Changed::Everything => house.get::<UserCache>().0.invalidate_all(),
        _ => {}
    }
});
