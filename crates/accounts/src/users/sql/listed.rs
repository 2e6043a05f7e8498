//! Accounts as the host lists them.

use contract::ids::UserId;
use kernel::error::Result;
use store::{Run, args, row, sql};

row! {
    /// An account as the host sees it in a list.
    pub struct ListedRow {
        pub id: UserId,
        pub username: String,
        pub email: String,
        pub full_name: String,
        pub is_employee: bool,
        pub is_partner: bool,
        pub is_restricted: bool,
        pub is_write_banned: bool,
        pub is_suspended: bool,
        pub is_vouched: bool,
        pub email_proved_ms: Option<i64>,
        pub created_ms: i64,
    }
}

sql! {
    LIST: ListedRow =
        "SELECT id, username, email, full_name, is_employee, is_partner, is_restricted, is_write_banned, is_suspended, \
         is_vouched, email_proved_ms, created_ms FROM users WHERE id > $1 ORDER BY id LIMIT $2";
    LOCALES_ABOVE: (UserId, String) =
        "SELECT id, locale FROM users WHERE id > $1 AND left_ms IS NULL ORDER BY id LIMIT $2";
    LIST_THESE: ListedRow =
        "SELECT id, username, email, full_name, is_employee, is_partner, is_restricted, is_write_banned, is_suspended, \
         is_vouched, email_proved_ms, created_ms FROM users WHERE id IN ($list)";
}

/// Accounts in the order in which they were made, after this one.
pub async fn list(run: &impl Run, after: UserId, most: i64) -> Result<Vec<ListedRow>> {
    Ok(run.all(&LIST, &args![after, most]).await?)
}

/// These accounts, in any order.
pub async fn list_these(run: &impl Run, ids: &[UserId]) -> Result<Vec<ListedRow>> {
    Ok(run.all_in(&LIST_THESE, &args![], ids).await?)
}

/// Users in the order in which they came, after this one, without those who left; each with their
/// locale.
pub async fn locales_above(
    run: &impl Run,
    above: UserId,
    most: i64,
) -> Result<Vec<(UserId, String)>> {
    Ok(run.all(&LOCALES_ABOVE, &args![above, most]).await?)
}
