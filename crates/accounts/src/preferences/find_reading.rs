//! Which users show others what they read, and that they write.

use std::collections::HashSet;

use contract::ids::UserId;
use kernel::error::Result;
use store::Run;

use super::sql;

/// Which of these users show it.
pub async fn find_reading(run: &impl Run, users: &[UserId]) -> Result<HashSet<UserId>> {
    let hidden = sql::hide_reading(run, users).await?;
    let mut shown: HashSet<UserId> = users.iter().copied().collect();
    shown.retain(|user| !hidden.contains(user));
    Ok(shown)
}

/// Whether a user shows it; who does not is shown none of others.
pub async fn shows_reading(run: &impl Run, user: UserId) -> Result<bool> {
    Ok(find_reading(run, &[user]).await?.contains(&user))
}
