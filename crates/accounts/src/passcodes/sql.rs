//! The only place that names `passcodes`.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A passcode.
    pub struct PasscodeRow {
        pub user_id: UserId,
        pub passcode_hash: String,
        pub backup_email: String,
    }
}

sql! {
    FIND: PasscodeRow = "SELECT user_id, passcode_hash, backup_email FROM passcodes WHERE user_id = $1";
    INSERT: () =
        "INSERT INTO passcodes (user_id, passcode_hash, backup_email, created_ms) \
         VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
    REPLACE: () = "UPDATE passcodes SET passcode_hash = $2 WHERE user_id = $1";
    DELETE: () = "DELETE FROM passcodes WHERE user_id = $1";
}

owned! {
    passcodes: "passcodes",
        read "SELECT backup_email, created_ms FROM passcodes WHERE user_id = $1",
        erase "DELETE FROM passcodes WHERE user_id = $1";
}

/// The passcode of an account, if it has one.
pub async fn find(run: &impl Run, id: UserId) -> Result<Option<PasscodeRow>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// Adds a passcode; false when the account has one.
pub async fn insert(tx: &Tx, id: UserId, hash: &str, email: &str, now: i64) -> Result<bool> {
    Ok(tx.exec(&INSERT, &args![id, hash, email, now]).await? == 1)
}

/// Puts another passcode in its place; false when the account has none.
pub async fn replace(tx: &Tx, id: UserId, hash: &str) -> Result<bool> {
    Ok(tx.exec(&REPLACE, &args![id, hash]).await? == 1)
}

/// Removes the passcode; false when the account has none.
pub async fn delete(tx: &Tx, id: UserId) -> Result<bool> {
    Ok(tx.exec(&DELETE, &args![id]).await? == 1)
}
