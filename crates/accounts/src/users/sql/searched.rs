//! What the search index keeps of users.

use contract::ids::UserId;
use kernel::error::Result;
use store::{Run, args, row, sql};

row! {
    /// A user by what they are called and say of themselves, also while they are hidden.
    pub struct SearchedUser {
        /// Their id.
        pub id: UserId,
        /// Name in addresses.
        pub username: String,
        /// Displayed name.
        pub full_name: String,
        /// What they say of themselves.
        pub about: String,
        /// How many follow them.
        pub follower_count: i64,
    }
}

sql! {
    SEARCHED: SearchedUser =
        "SELECT id, username, full_name, about, follower_count FROM users WHERE id IN ($list)";
    SEARCHED_ABOVE: SearchedUser =
        "SELECT id, username, full_name, about, follower_count FROM users WHERE id > $1 ORDER BY id LIMIT $2";
}

/// These users, in any order.
pub async fn searched(run: &impl Run, ids: &[UserId]) -> Result<Vec<SearchedUser>> {
    Ok(run.all_in(&SEARCHED, &args![], ids).await?)
}

/// Users in the order in which they came, after this one.
pub async fn searched_above(run: &impl Run, above: UserId, most: i64) -> Result<Vec<SearchedUser>> {
    Ok(run.all(&SEARCHED_ABOVE, &args![above, most]).await?)
}
