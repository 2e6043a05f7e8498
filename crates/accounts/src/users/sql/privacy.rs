//! Who sees a user, as `users` keeps it.

use contract::ids::UserId;
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, sql};

sql! {
    SET: () = "UPDATE users SET is_private = $2, excludes_search = $3 WHERE id = $1";
    FOUND_BY_CRAWLERS: UserId = "SELECT id FROM users WHERE id IN ($list) AND excludes_search = false";
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

/// Which of these users do not keep search engines out.
pub async fn found_by_crawlers(run: &impl Run, ids: &[UserId]) -> Result<Vec<UserId>> {
    Ok(run.all_in(&FOUND_BY_CRAWLERS, &args![], ids).await?)
}

/// Whether they alone see their profile, boards and pins.
pub async fn is_private(run: &impl Run, id: UserId) -> Result<bool> {
    Ok(run.opt(&IS_PRIVATE, &args![id]).await?.unwrap_or(true))
}
