//! How often news come to a user by mail.

use std::collections::HashMap;

use contract::{ids::UserId, preferences::MailCadence};
use kernel::error::Result;
use store::Run;

use super::sql;

/// How often news come by mail, and when mornings begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cadence {
    /// How often.
    pub cadence: MailCadence,
    /// How far the user's clock is before UTC.
    pub utc_offset_minutes: i64,
}

/// Of a user who chose nothing.
const DEFAULT: Cadence = Cadence {
    cadence: MailCadence::Daily,
    utc_offset_minutes: 0,
};

/// How often news come to this user. A word that a newer server wrote, and this one does not know,
/// counts as if nothing were chosen.
pub async fn find_cadence(run: &impl Run, id: UserId) -> Result<Cadence> {
    let found = find_cadences(run, &[id]).await?;
    Ok(found.get(&id).copied().unwrap_or(DEFAULT))
}

/// The same of each of these users, in one question.
pub async fn find_cadences(run: &impl Run, ids: &[UserId]) -> Result<HashMap<UserId, Cadence>> {
    let mut found: HashMap<UserId, Cadence> = ids.iter().map(|id| (*id, DEFAULT)).collect();
    for row in sql::cadences_of(run, ids).await? {
        let cadence = Cadence {
            cadence: MailCadence::parse(&row.cadence).unwrap_or(DEFAULT.cadence),
            utc_offset_minutes: row.utc_offset_minutes,
        };
        found.insert(row.user_id, cadence);
    }
    Ok(found)
}

/// How far the clocks of these users are before UTC, in minutes; those who did not tell have none.
pub async fn find_offsets(run: &impl Run, users: &[UserId]) -> Result<HashMap<UserId, i64>> {
    let told = sql::offsets_of(run, users).await?;
    Ok(told.into_iter().collect())
}
