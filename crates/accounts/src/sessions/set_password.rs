//! Sets an account's password, or makes a link to choose one, for the host.

use contract::{audits::AuditChange, ids::UserId};
use kernel::{ctx::Ctx, error::Result};

use super::{
    change_password::{put_password, tell},
    check_new_password::check_password_of,
    hash_password::hash_password,
};
use crate::{
    audits::note_change::note_change,
    businesses::find_log_in::check_own_log_in,
    mails::{
        make_link::make_link,
        take_link::{Link, Purpose},
    },
    users::policy,
};

/// Sets a password. Caller: host, by a command; no door leads here. Every session
/// ends, and every link of a mail.
pub async fn set_password(ctx: Ctx, id: UserId, password: String) -> Result<()> {
    policy::may_administer(ctx.actor)?;
    check_own_log_in(&ctx.house.db, id).await?;
    check_password_of(&ctx, id, "password", &password).await?;
    let hash = hash_password(&ctx, password).await?;
    let tx = ctx.begin().await?;
    tell(&ctx, &tx, id).await?;
    put_password(&ctx, &tx, id, &hash, AuditChange::PasswordChanged).await?;
    tx.commit().await?;
    Ok(())
}

/// Makes a link for the host to hand over, which works once and for an hour. It
/// was sent to no address, so it verifies none. Caller: host.
pub async fn make_reset_link(ctx: Ctx, id: UserId) -> Result<String> {
    policy::may_administer(ctx.actor)?;
    check_own_log_in(&ctx.house.db, id).await?;
    let link = Link {
        user_id: id,
        email: String::new(),
    };
    let made = make_link(&ctx.house, Purpose::ResetPassword, &link).await?;
    let tx = ctx.begin().await?;
    note_change(&ctx, &tx, id, AuditChange::ResetLinkMade).await?;
    tx.commit().await?;
    Ok(made.url)
}
