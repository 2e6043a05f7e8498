//! Welcomes a user back who had left, or was away for long.

use contract::{audits::AuditChange, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use crate::{
    audits::note_change::note_change,
    mails::{About, NewMail, send_mail},
    users,
};

/// A user who was not seen for so long was away: 28 days.
const AWAY_MS: i64 = 28 * 24 * 60 * 60 * 1_000;

/// Takes a deactivation or deletion back. Part of beginning a session.
pub async fn come_back(ctx: &Ctx, tx: &Tx, id: UserId) -> Result<()> {
    let row = users::find(tx, id).await?.ok_or_else(Error::not_found)?;
    let was_away = row.seen_ms.is_some_and(|seen| ctx.now() - seen >= AWAY_MS);
    if was_away || row.left_ms.is_some() {
        users::set_returned(tx, id, ctx.now()).await?;
    }
    users::set_seen(tx, id, ctx.now()).await?;
    if row.left_ms.is_none() {
        return Ok(());
    }
    users::leave(tx, id, None, None).await?;
    note_change(ctx, tx, id, AuditChange::Restored).await?;
    let mail = NewMail {
        user_id: id,
        about: About::AccountRestored,
    };
    send_mail(ctx, tx, &mail).await
}
