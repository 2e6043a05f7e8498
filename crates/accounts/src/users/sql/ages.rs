//! When users were born, as `users` keeps it.

use contract::ids::UserId;
use kernel::error::Result;
use store::{Run, args, sql};

sql! {
    BIRTHDAYS: (UserId, Option<String>) = "SELECT id, birthday FROM users WHERE id IN ($list)";
}

/// The birthdays of those of these users that there are, `2006-01-31`, in no order.
pub async fn birthdays(run: &impl Run, ids: &[UserId]) -> Result<Vec<(UserId, Option<String>)>> {
    Ok(run.all_in(&BIRTHDAYS, &args![], ids).await?)
}
