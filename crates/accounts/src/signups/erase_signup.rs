//! Erases how a user came to sign up.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};

use super::sql;

/// Removes all that this room keeps of a user.
pub async fn erase_signup(tx: &Tx, id: UserId) -> Result<()> {
    sql::erase(tx, id).await
}
