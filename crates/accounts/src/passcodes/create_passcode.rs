//! Sets a parental passcode.

use contract::{
    audits::AuditChange,
    errors::Code,
    passcodes::{CreatePasscode, ViewerPasscode},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};

use super::{check_digits::check_new_digits, find_passcode::find_passcode, policy, sql};
use crate::{
    audits::note_change::note_change,
    mails::{About, NewMail, send_mail},
    sessions::hash_password::hash_password,
    users::{self, find_standing::find_standing},
};

/// `ParentalPasscodeResource/create`: sets a passcode, typed twice as the back-up
/// address is. Caller: a user who is known to be under 18. Both addresses are
/// told, so that neither user nor parent sets one behind the other's back.
pub async fn create_passcode(ctx: Ctx, input: CreatePasscode) -> Result<ViewerPasscode> {
    let viewer = ctx.user()?;
    let db = &ctx.house.db;
    let standing = find_standing(&ctx.house, db, viewer).await?;
    let standing = standing.unwrap_or_default();
    policy::may_create(standing)?;
    let digits = check_new_digits(&input.passcode, &input.confirm_passcode)?;
    let user = users::find(db, viewer).await?;
    let user = user.ok_or_else(Error::not_found)?;
    let email = check_backup_email(&input, &user.email)?;
    let hash = hash_password(&ctx, digits).await?;
    let tx = ctx.begin().await?;
    if !sql::insert(&tx, viewer, &hash, &email, ctx.now()).await? {
        return Err(Error::new(Code::PasscodeTaken));
    }
    note_change(&ctx, &tx, viewer, AuditChange::PasscodeCreated).await?;
    for about in [About::PasscodeBackup { email }, About::PasscodeCreated] {
        let mail = NewMail {
            user_id: viewer,
            about,
        };
        send_mail(&ctx, &tx, &mail).await?;
    }
    let passcode = find_passcode(&tx, viewer, standing).await?;
    tx.commit().await?;
    Ok(passcode)
}

/// Valid, another than the account's own, and typed twice (specification §5).
fn check_backup_email(input: &CreatePasscode, own: &str) -> Result<String> {
    let email = validate::email("backupEmail", &input.backup_email)?;
    if email.eq_ignore_ascii_case(own) {
        return Err(Error::field(Code::BackupEmailOwn, "backupEmail"));
    }
    let again = validate::email("confirmBackupEmail", &input.confirm_backup_email)?;
    match again.eq_ignore_ascii_case(&email) {
        true => Ok(email),
        false => Err(Error::field(Code::BackupEmailsDiffer, "confirmBackupEmail")),
    }
}
