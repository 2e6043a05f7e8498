//! Changes the password of a user who knows the old one.

use contract::{
    audits::AuditChange,
    ids::UserId,
    sessions::{ChangePassword, SignedIn},
};
use kernel::{ctx::Ctx, error::Result, tx::Tx};

use super::{
    check_new_password::check_password_of,
    check_own_password::check_own_password,
    end_sessions::end_all,
    hash_password::hash_password,
    sign_in::{leave_session, sign_in_beside},
};
use crate::{
    audits::note_change::note_change,
    businesses::find_log_in::check_own_log_in,
    mails::{About, NewMail, send_mail, take_link::end_ways_in},
    users::{self, check_protection::check_protection},
};

/// `UserPasswordResource/update`: changes the password. Caller: user, with the
/// old one. Every session ends, also those a thief holds; the browser that asked
/// gets a new one.
pub async fn change_password(ctx: Ctx, input: ChangePassword) -> Result<SignedIn> {
    let viewer = ctx.user()?;
    check_own_log_in(&ctx.house.db, viewer).await?;
    check_own_password(&ctx, viewer, "old_password", input.old_password).await?;
    check_password_of(&ctx, viewer, "new_password", &input.new_password).await?;
    check_protection(&ctx, viewer, input.passcode.as_deref()).await?;
    let hash = hash_password(&ctx, input.new_password).await?;
    let tx = ctx.begin().await?;
    replace_password(&ctx, tx, viewer, &hash, AuditChange::PasswordChanged).await
}

/// Sets the password, tells by mail, begins a new session in place of all.
pub async fn replace_password(
    ctx: &Ctx,
    tx: Tx,
    id: UserId,
    hash: &str,
    change: AuditChange,
) -> Result<SignedIn> {
    tell(ctx, &tx, id).await?;
    replace_log_in(ctx, tx, id, hash, change).await
}

/// Writes to the user that their password was changed.
pub(super) async fn tell(ctx: &Ctx, tx: &Tx, id: UserId) -> Result<()> {
    let mail = NewMail {
        user_id: id,
        about: About::PasswordChanged,
    };
    send_mail(ctx, tx, &mail).await
}

/// Sets the password and begins a new session in place of all there were, also
/// those of the businesses that share the log-in.
pub async fn replace_log_in(
    ctx: &Ctx,
    tx: Tx,
    id: UserId,
    hash: &str,
    change: AuditChange,
) -> Result<SignedIn> {
    // Before the sessions end: this one knows the browser's other accounts.
    let group = leave_session(ctx, &tx, id).await?;
    put_password(ctx, &tx, id, hash, change).await?;
    sign_in_beside(ctx.clone(), tx, id, group).await
}

/// Sets the password and ends every session, and every link of a mail into the account.
pub(super) async fn put_password(
    ctx: &Ctx,
    tx: &Tx,
    id: UserId,
    hash: &str,
    change: AuditChange,
) -> Result<()> {
    users::set_password(tx, id, hash).await?;
    note_change(ctx, tx, id, change).await?;
    end_ways_in(tx, id).await?;
    end_all(tx, id).await
}
