//! Caches of the room `users`.

use contract::ids::UserId;

use super::show_users::Person;
use crate::{caches::Shared, extension};

/// People beside pins and boards.
pub struct UserCache(pub Shared<UserId, Person>);

extension!(UserCache = |limits| UserCache(Shared::new(50_000, limits.lag, |_| 1)));
