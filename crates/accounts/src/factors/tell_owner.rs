//! Notes a change and mails it to the account's owner.

use contract::{audits::AuditChange, ids::UserId};
use kernel::{ctx::Ctx, error::Result, tx::Tx};

use crate::{
    audits::note_change::note_change,
    mails::{About, NewMail, send_mail, take_link::end_ways_in},
};

/// Notes a change of what protects the account, and writes to its owner; links of earlier
/// mails end.
pub async fn tell_owner(
    ctx: &Ctx,
    tx: &Tx,
    id: UserId,
    (change, about): (AuditChange, About),
) -> Result<()> {
    note_change(ctx, tx, id, change).await?;
    end_ways_in(tx, id).await?;
    send_mail(ctx, tx, &NewMail { user_id: id, about }).await
}
