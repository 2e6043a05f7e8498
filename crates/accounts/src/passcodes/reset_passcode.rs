//! Replaces the passcode by a link that was mailed to the parent.

use contract::{answers::Done, audits::AuditChange, errors::Code, passcodes::ResetPasscode};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{check_digits::check_new_digits, sql};
use crate::{
    audits::note_change::note_change,
    mails::{
        About, NewMail, send_mail,
        take_link::{Purpose, end_links, take_link},
    },
    sessions::{count_guess::forget_passcode_guesses, hash_password::hash_password},
};

/// `ParentalPasscodeResetResource/update`: sets another passcode. Caller: holder
/// of the link, without a log-in, since the parent may be at a machine of their
/// own. The link is used up, and with it every other of its kind. Waits for tries
/// are over.
pub async fn reset_passcode(ctx: Ctx, input: ResetPasscode) -> Result<Done> {
    let digits = check_new_digits(&input.passcode, &input.confirm_passcode)?;
    let hash = hash_password(&ctx, digits).await?;
    let tx = ctx.begin().await?;
    let link = take_link(&ctx.house, &tx, &input.token, Purpose::ResetPasscode).await?;
    let wrong = || Error::field(Code::MailLinkInvalid, "token");
    let row = sql::find(&tx, link.user_id).await?;
    let row = row.filter(|row| row.backup_email == link.email);
    let row = row.ok_or_else(wrong)?;
    sql::replace(&tx, link.user_id, &hash).await?;
    end_links(&tx, link.user_id, Purpose::ResetPasscode).await?;
    forget_passcode_guesses(&ctx, &tx, link.user_id).await?;
    note_change(&ctx, &tx, link.user_id, AuditChange::PasscodeReset).await?;
    let mail = NewMail {
        user_id: link.user_id,
        about: About::PasscodeReplaced {
            email: row.backup_email,
        },
    };
    send_mail(&ctx, &tx, &mail).await?;
    tx.commit().await?;
    Ok(Done {})
}
