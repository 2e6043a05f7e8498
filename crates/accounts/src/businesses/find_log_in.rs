//! The account whose e-mail address and password log in to an account.

use contract::{errors::Code, ids::UserId};
use kernel::error::{Error, Result};
use store::Run;

use super::sql;
use crate::users;

/// The account itself, or the owner of a linked business.
pub async fn find_log_in(run: &impl Run, id: UserId) -> Result<UserId> {
    let rows = sql::find_many(run, &[id]).await?;
    let owner = rows.first().and_then(|row| row.owner_id);
    Ok(owner.unwrap_or(id))
}

/// The businesses that share this account's log-in.
pub async fn find_linked(run: &impl Run, owner: UserId) -> Result<Vec<UserId>> {
    let linked = sql::linked_to(run, &[owner]).await?;
    Ok(linked.into_iter().map(|(business, _)| business).collect())
}

/// Refuses to change the log-in of an account that shares another's.
pub async fn check_own_log_in(run: &impl Run, id: UserId) -> Result<()> {
    match find_log_in(run, id).await? == id {
        true => Ok(()),
        false => Err(Error::new(Code::LogInShared)),
    }
}

/// Whether there is a password to ask for; a linked business has its owner's.
pub async fn has_password(run: &impl Run, id: UserId) -> Result<bool> {
    let log_in = find_log_in(run, id).await?;
    Ok(users::password_hash(run, log_in).await?.is_some())
}
