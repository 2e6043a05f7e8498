//! Verifies an address by a link that was mailed.

use contract::{
    audits::AuditChange,
    errors::Code,
    log_ins::{EmailVerified, VerifyEmail},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use crate::{
    audits::note_change::note_change,
    businesses::share_address::share_address,
    mails::{
        About, NewMail, send_mail,
        take_link::{Purpose, end_ways_in, take_link},
    },
    sessions::open_mail_link::begin_limited,
    users::{self, StoredUser, prove_email::prove_email},
};

/// `UserEmailResource/create`: verifies an address. Caller: holder of the link,
/// signed in or not: it shows that the address is read by the account's user. A
/// link to a new address also makes it the account's.
pub async fn verify_email(ctx: Ctx, input: VerifyEmail) -> Result<EmailVerified> {
    let tx = ctx.begin().await?;
    let link = take_link(&ctx.house, &tx, &input.token, Purpose::ProveAddress).await?;
    let row = users::find(&tx, link.user_id)
        .await?
        .ok_or_else(|| Error::field(Code::MailLinkInvalid, "token"))?;
    if !row.email.eq_ignore_ascii_case(&link.email) {
        move_to(&ctx, &tx, &row, &link.email).await?;
    }
    prove_email(&ctx, &tx, link.user_id).await?;
    share_address(&tx, link.user_id).await?;
    note_change(&ctx, &tx, link.user_id, AuditChange::EmailVerified).await?;
    let session = begin_limited(&ctx, &tx, link.user_id).await?;
    tx.commit().await?;
    Ok(EmailVerified {
        user_id: link.user_id,
        email: link.email,
        session,
    })
}

/// Gives the account another address, unless another account has it by now.
async fn move_to(ctx: &Ctx, tx: &Tx, row: &StoredUser, email: &str) -> Result<()> {
    let id = row.id;
    if !users::claim_email(tx, email, id).await? {
        return Err(Error::field(Code::EmailTaken, "email"));
    }
    users::release_email(tx, &row.email).await?;
    users::set_email(tx, id, email).await?;
    note_change(ctx, tx, id, AuditChange::EmailChanged).await?;
    // The old address opens nothing of the account after this.
    end_ways_in(tx, id).await?;
    let mail = NewMail {
        user_id: id,
        about: About::EmailChanged {
            old: row.email.clone(),
        },
    };
    send_mail(ctx, tx, &mail).await
}
