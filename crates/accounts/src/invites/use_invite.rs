//! Uses an invite up for a new account.

use kernel::{error::Result, tx::Tx};

use super::sql;

/// Counts a use; answers whether it opens a host where an invite is needed. None that does not
/// work opens one, nor does a code of shared links, which credits its user alone. Two sign-ups at
/// once do not share the last use.
pub async fn use_invite(tx: &Tx, code: &str, now: i64) -> Result<bool> {
    let code = code.trim();
    let Some(invite) = sql::find(tx, code, now).await? else {
        return Ok(false);
    };
    Ok(sql::count_use(tx, code, now).await? && invite.is_entry)
}
