//! Somebody who had left logs in again.

use contract::{audits::AuditChange, ids::UserId};
use store::Tx;

use super::{show_users, sql};
use crate::{
    audits::note_change::note_change,
    ctx::Ctx,
    error::{Error, Result},
    house::Changed,
    mails::{About, Errand, send_mail},
};

/// Whether somebody came back.
#[must_use]
pub struct Returned(Option<UserId>);

/// Takes leaving back, also when the account was to be erased. Part of beginning
/// a session.
pub async fn come_back(ctx: &Ctx, tx: &Tx, id: UserId) -> Result<Returned> {
    let row = sql::find(tx, id).await?.ok_or_else(Error::not_found)?;
    if row.left_ms.is_none() {
        return Ok(Returned(None));
    }
    sql::leave(tx, id, None, None).await?;
    note_change(ctx, tx, id, AuditChange::Restored).await?;
    let errand = Errand {
        user_id: id,
        about: About::AccountRestored,
    };
    send_mail(ctx, tx, &errand).await?;
    Ok(Returned(Some(id)))
}

impl Returned {
    /// Once it is committed: what was hidden is to be seen.
    pub fn tell(self, ctx: &Ctx) {
        if let Some(id) = self.0 {
            show_users::forget_everywhere(ctx, id);
            ctx.house.listeners.tell(Changed::Privacy);
        }
    }
}
