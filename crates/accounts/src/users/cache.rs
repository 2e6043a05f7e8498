//! Caches of the room `users`.

use contract::ids::UserId;
use kernel::{
    caches::Shared,
    extension,
    house::{CHANGES, Changed, Invalidator},
    register,
};

use super::show_users::SharedUser;

/// Users beside pins and boards.
pub struct UserCache(pub Shared<UserId, SharedUser>);

extension!(UserCache = |limits| UserCache(Shared::new(50_000, limits.lag, |_| 1)));

register!(CHANGES: Invalidator = |house, changed| {
    match changed {
        Changed::User(id) => house.get::<UserCache>().0.invalidate(id),
        Changed::Everything => house.get::<UserCache>().0.invalidate_all(),
        _ => {}
    }
});
