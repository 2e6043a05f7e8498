//! Welcomes a user back who had left, or was away for long.

use contract::{audits::AuditChange, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::Changed,
};
use store::Tx;

use crate::{
    audits::note_change::note_change,
    mails::{About, Errand, send_mail},
    users::{
        show_users,
        sql::{self as users, presence},
    },
};

/// A user who was not seen for so long was away: 28 days.
const AWAY_MS: i64 = 28 * 24 * 60 * 60 * 1_000;

/// Whether a user came back.
#[must_use]
pub struct Returned(Option<UserId>);

/// Takes a deactivation or deletion back. Part of beginning a session.
pub async fn come_back(ctx: &Ctx, tx: &Tx, id: UserId) -> Result<Returned> {
    let row = users::find(tx, id).await?.ok_or_else(Error::not_found)?;
    let was_away = row.seen_ms.is_some_and(|seen| ctx.now() - seen >= AWAY_MS);
    if was_away || row.left_ms.is_some() {
        presence::set_returned(tx, id, ctx.now()).await?;
    }
    presence::set_seen(tx, id, ctx.now()).await?;
    if row.left_ms.is_none() {
        return Ok(Returned(None));
    }
    users::leave(tx, id, None, None).await?;
    note_change(ctx, tx, id, AuditChange::Restored).await?;
    let errand = Errand {
        user_id: id,
        about: About::AccountRestored,
    };
    send_mail(ctx, tx, &errand).await?;
    Ok(Returned(Some(id)))
}

impl Returned {
    /// Once it is committed: shows again what was hidden.
    pub fn tell(self, ctx: &Ctx) {
        if let Some(id) = self.0 {
            show_users::forget_everywhere(ctx, id);
            ctx.house.tell(Changed::Privacy);
        }
    }
}
