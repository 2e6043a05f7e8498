//! Removes the parental passcode.

use contract::{
    audits::AuditChange,
    errors::Code,
    passcodes::{RemovePasscode, ViewerPasscode},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{
    find_passcode::find_passcode,
    require_passcode::require_passcode,
    sql::{self, PasscodeRow},
};
use crate::{
    audits::note_change::note_change,
    mails::{
        About, NewMail, send_mail,
        take_link::{Purpose, end_links},
    },
    users::find_standing::find_standing,
};

/// `ParentalPasscodeResource/delete`: removes the passcode. Caller: user, with
/// the passcode. The parent's address is told.
pub async fn remove_passcode(ctx: Ctx, input: RemovePasscode) -> Result<ViewerPasscode> {
    let viewer = ctx.user()?;
    let row = sql::find(&ctx.house.db, viewer).await?;
    let row = row.ok_or_else(|| Error::new(Code::PasscodeOff))?;
    require_passcode(&ctx, viewer, input.passcode.as_deref()).await?;
    let tx = ctx.begin().await?;
    remove(&ctx, &tx, row).await?;
    let standing = find_standing(&ctx.house, &tx, viewer).await?;
    let passcode = find_passcode(&tx, viewer, standing.unwrap_or_default()).await?;
    tx.commit().await?;
    Ok(passcode)
}

/// Removes it with everything that leads to another, and tells the parent.
pub(super) async fn remove(ctx: &Ctx, tx: &Tx, row: PasscodeRow) -> Result<()> {
    let id = row.user_id;
    if !sql::delete(tx, id).await? {
        return Err(Error::new(Code::PasscodeOff));
    }
    end_links(tx, id, Purpose::ResetPasscode).await?;
    note_change(ctx, tx, id, AuditChange::PasscodeRemoved).await?;
    let mail = NewMail {
        user_id: id,
        about: About::PasscodeRemoved {
            email: row.backup_email,
        },
    };
    send_mail(ctx, tx, &mail).await
}
