//! Caches of the room `users`.

use std::sync::Arc;

use contract::ids::UserId;
use kernel::{
    caches::Fresh,
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

/// Bytes of locales.
const LOCALES_BYTES: u64 = 4 * 1024 * 1024;

/// In which locale users read, such as `pt_BR`.
pub struct LocaleCache(pub Fresh<UserId, Arc<str>>);

extension!(
    LocaleCache = |limits| {
        let weight = |locale: &Arc<str>| locale.len();
        LocaleCache(Fresh::new(limits, LOCALES_BYTES, limits.lag, weight))
    }
);

register!(CHANGES: Invalidator = |house, changed| {
    match changed {
        Changed::User(id) => {
            house.get::<UserCache>().0.invalidate(id);
            house.get::<LocaleCache>().0.invalidate(&id);
        }
        Changed::Everything => {
            house.get::<UserCache>().0.invalidate_all();
            house.get::<LocaleCache>().0.invalidate_all();
        }
        _ => {}
    }
});
