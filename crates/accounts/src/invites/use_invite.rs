//! Uses an invite up for a new account.

use kernel::{error::Result, tx::Tx};

use super::sql;

/// Counts a use; false when the invite does not work. Two sign-ups at once do not
/// share the last use.
pub async fn use_invite(tx: &Tx, code: &str, now: i64) -> Result<bool> {
    sql::count_use(tx, code.trim(), now).await
}
