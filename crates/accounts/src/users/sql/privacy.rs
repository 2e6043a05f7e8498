//! Who sees a user, as `users` keeps it.

use std::ops::Range;

use contract::ids::UserId;
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, row, sql};

row! {
    /// What decides whether search engines may list a profile.
    pub struct ProfileRow {
        pub username: String,
        pub is_private: bool,
        pub excludes_search: bool,
        pub is_suspended: bool,
        pub left_ms: Option<i64>,
        pub pin_count: i64,
    }
}

sql! {
    SET: () = "UPDATE users SET is_private = $2, excludes_search = $3 WHERE id = $1";
    BETWEEN: ProfileRow =
        "SELECT username, is_private, excludes_search, is_suspended, left_ms, pin_count \
         FROM users WHERE id >= $1 AND id < $2 ORDER BY id LIMIT $3";
    NTH: UserId = "SELECT id FROM users WHERE id >= $1 ORDER BY id LIMIT 1 OFFSET $2";
    OPEN: UserId = "SELECT id FROM users WHERE id IN ($list) AND is_private = false";
    IS_PRIVATE: bool = "SELECT is_private FROM users WHERE id = $1";
}

/// Writes both.
pub async fn set(tx: &Tx, id: UserId, is_private: bool, excludes_search: bool) -> Result<()> {
    tx.exec(&SET, &args![id, is_private, excludes_search])
        .await?;
    tx.changed(Changed::User(id));
    tx.changed(Changed::UserRef(id));
    tx.changed(Changed::Privacy);
    Ok(())
}

/// Which of these users have a profile that is not private.
pub async fn open_among(run: &impl Run, ids: &[UserId]) -> Result<Vec<UserId>> {
    Ok(run.all_in(&OPEN, &args![], ids).await?)
}

/// The first so many accounts of a range of ids, in order.
pub async fn profiles_between(
    run: &impl Run,
    ids: Range<i64>,
    most: i64,
) -> Result<Vec<ProfileRow>> {
    Ok(run.all(&BETWEEN, &args![ids.start, ids.end, most]).await?)
}

/// The id of the account so many behind the first with this id or a later one.
pub async fn nth_profile(run: &impl Run, from: i64, nth: i64) -> Result<Option<UserId>> {
    Ok(run.opt(&NTH, &args![from, nth]).await?)
}

/// Whether they alone see their profile, boards and pins.
pub async fn is_private(run: &impl Run, id: UserId) -> Result<bool> {
    Ok(run.opt(&IS_PRIVATE, &args![id]).await?.unwrap_or(true))
}
