//! Changes who sees a user: every viewer or they alone, and search engines.

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result, tx::Tx};
use queue::NewJob;

use super::{
    GROWN_UP,
    check_birthday::age_in_years,
    jobs::SETTLE,
    settle_privacy::settle_privacy,
    sql::{self, StoredUser},
};

/// Who sees a user.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sight {
    /// They alone.
    pub is_private: bool,
    /// Search engines are asked to look away.
    pub excludes_search: bool,
}

/// What a change of sight leaves to be done once it is committed.
#[must_use]
pub struct Seen {
    id: UserId,
    privacy: bool,
}

/// Writes who sees a user, in the transaction that has locked their account.
///
/// Invariant: their pins follow, once it is committed by [`Seen::settle`], and
/// whatever happens to this server by the job.
pub async fn change_privacy(ctx: &Ctx, tx: &Tx, user: &StoredUser, sight: Sight) -> Result<Seen> {
    let seen = Seen {
        id: user.id,
        privacy: sight.is_private != user.is_private,
    };
    if seen.privacy || sight.excludes_search != user.excludes_search {
        sql::privacy::set(tx, seen.id, sight.is_private, sight.excludes_search).await?;
    }
    if seen.privacy {
        let job = NewJob {
            kind: SETTLE,
            key: None,
            body: &seen.id.to_string(),
            due_ms: ctx.now(),
        };
        queue::enqueue(tx, job).await?;
    }
    Ok(seen)
}

/// Whether a birthday makes a user so young that their profile must be private.
pub fn must_be_private(birthday: Option<&str>, now: i64) -> bool {
    birthday.is_some_and(|born| age_in_years(born, now) < GROWN_UP)
}

impl Seen {
    /// Once it is committed: brings what is theirs in line.
    pub async fn settle(self, ctx: &Ctx) -> Result<()> {
        if self.privacy {
            settle_privacy(ctx, self.id).await?;
        }
        Ok(())
    }
}
