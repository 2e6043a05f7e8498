//! Leave for good.

use contract::{audits::AuditChange, departures::DeleteUser, errors::Code, sessions::SignedOut};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::deactivate_user::leave;
use crate::{
    businesses::find_log_in::find_linked, mails::About,
    sessions::hash_password::check_own_password, users::check_protection::check_protection,
};

/// How long somebody may change their mind: 30 days.
pub const GRACE_MS: i64 = 30 * 24 * 60 * 60 * 1_000;

/// `UserDeleteResource/create`: the account is hidden at once and erased after
/// the days of grace; whoever logs in before keeps it. Businesses that share the
/// log-in must be unlinked or deleted first: nobody could reach them any more.
pub async fn delete_user(ctx: Ctx, input: DeleteUser) -> Result<SignedOut> {
    let viewer = ctx.user()?;
    check_own_password(&ctx, viewer, "password", input.password).await?;
    check_protection(&ctx, viewer, input.passcode.as_deref()).await?;
    let db = &ctx.house.db;
    if !find_linked(db, viewer).await?.is_empty() {
        return Err(Error::new(Code::BusinessesLinked));
    }
    let erase_ms = ctx.now() + GRACE_MS;
    let mail = About::AccountDeleted;
    leave(&ctx, (AuditChange::Deleted, mail), Some(erase_ms)).await
}
