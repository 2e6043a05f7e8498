//! Gives an account what a business has beside its profile, and unlinks it from
//! its owner.

use contract::{errors::Code, ids::UserId};
use kernel::error::{Error, Result};

use kernel::tx::Tx;

use super::sql;

/// Gives a new account a business of this name, which shares no log-in.
pub async fn open_business(tx: &Tx, id: UserId, name: &str, now: i64) -> Result<()> {
    sql::insert(tx, id, None, name, now).await
}

/// Locks the business until the transaction ends; refuses one that is not linked.
pub async fn lock_linked(tx: &Tx, id: UserId) -> Result<()> {
    let linked = sql::lock(tx, id).await?;
    match linked.is_some_and(|row| row.owner_id.is_some()) {
        true => Ok(()),
        false => Err(Error::new(Code::LinkRequired)),
    }
}

/// Unlinks the business from the log-in that it shares.
pub async fn unlink(tx: &Tx, id: UserId) -> Result<()> {
    sql::unlink(tx, id).await
}
