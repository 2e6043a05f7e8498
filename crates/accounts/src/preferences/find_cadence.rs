//! How often news come to a user by mail.

use std::collections::{BTreeSet, HashMap};

use contract::{
    ids::UserId,
    preferences::{MailCadence, NotificationKind},
};
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

/// How often news of each kind come to a user by mail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cadences {
    /// Of the kinds of which nothing else was chosen. Where it is never, no news come.
    pub all: MailCadence,
    /// Of single kinds.
    pub apart: HashMap<NotificationKind, MailCadence>,
    /// How far the user's clock is before UTC.
    pub utc_offset_minutes: i64,
}

impl Cadences {
    /// How often news of this kind come.
    pub fn of(&self, kind: NotificationKind) -> MailCadence {
        match self.all {
            MailCadence::Never => MailCadence::Never,
            all => self.apart.get(&kind).copied().unwrap_or(all),
        }
    }

    /// How often news of these kinds come, each cadence once.
    pub fn of_each(&self, kinds: &[NotificationKind]) -> BTreeSet<MailCadence> {
        kinds.iter().map(|kind| self.of(*kind)).collect()
    }
}

impl Default for Cadences {
    fn default() -> Self {
        Self {
            all: MailCadence::Daily,
            apart: HashMap::new(),
            utc_offset_minutes: 0,
        }
    }
}

/// How often news come to this user.
pub async fn find_cadences(run: &impl Run, id: UserId) -> Result<Cadences> {
    let mut found = find_cadences_of(run, &[id]).await?;
    Ok(found.remove(&id).unwrap_or_default())
}

/// The same of each of these users. A word that a newer server wrote, and this one does not know,
/// counts as if nothing were chosen.
pub async fn find_cadences_of(run: &impl Run, ids: &[UserId]) -> Result<HashMap<UserId, Cadences>> {
    let mut found: HashMap<UserId, Cadences> =
        ids.iter().map(|id| (*id, Cadences::default())).collect();
    for row in sql::cadences_of(run, ids).await? {
        let cadences = found.entry(row.user_id).or_default();
        cadences.all = MailCadence::parse(&row.cadence).unwrap_or(cadences.all);
        cadences.utc_offset_minutes = row.utc_offset_minutes;
    }
    for row in sql::cadences_apart(run, ids).await? {
        let kind = NotificationKind::parse(&row.kind);
        let cadence = MailCadence::parse(&row.cadence);
        if let (Some(kind), Some(cadence)) = (kind, cadence) {
            let cadences = found.entry(row.user_id).or_default();
            cadences.apart.insert(kind, cadence);
        }
    }
    Ok(found)
}

/// How far the clocks of these users are before UTC, in minutes; those who did not tell have none.
pub async fn find_offsets(run: &impl Run, users: &[UserId]) -> Result<HashMap<UserId, i64>> {
    let told = sql::offsets_of(run, users).await?;
    Ok(told.into_iter().collect())
}

/// Whether mails of this kind are news, which wait for each other; the others come when it happens,
/// or say what stands in news.
pub fn is_news(kind: NotificationKind) -> bool {
    use NotificationKind::{Account, Decisions, MessageWords, Security};
    !matches!(kind, Account | Security | Decisions | MessageWords)
}

#[cfg(test)]
mod tests {
    use NotificationKind::{Comments, Likes, Saves};

    use super::*;

    #[test]
    fn each_kind_comes_as_often_as_was_chosen_for_it_or_for_all() {
        use MailCadence::{AtOnce, Daily, Never, Weekly};
        for (all, apart, expected) in [
            (Daily, vec![], [Daily, Daily, Daily]),
            (Weekly, vec![(Comments, AtOnce)], [AtOnce, Weekly, Weekly]),
            (
                AtOnce,
                vec![(Likes, Weekly), (Saves, Daily)],
                [AtOnce, Weekly, Daily],
            ),
            // One press ends all.
            (Never, vec![(Comments, AtOnce)], [Never, Never, Never]),
        ] {
            let cadences = Cadences {
                all,
                apart: apart.into_iter().collect(),
                utc_offset_minutes: 0,
            };
            let kinds = [Comments, Likes, Saves];
            assert_eq!(kinds.map(|kind| cadences.of(kind)), expected);
            assert_eq!(cadences.of_each(&kinds), BTreeSet::from(expected));
        }
    }
}
