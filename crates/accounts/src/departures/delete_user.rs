//! Deletes an account after days of grace.

use contract::{audits::AuditChange, departures::DeleteUser, errors::Code, sessions::SignedOut};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::deactivate_user::leave;
use crate::{
    businesses::find_log_in::find_linked, mails::About,
    sessions::check_own_password::check_own_password, users::check_protection::check_protection,
};

/// Days of grace in which a deletion can be taken back: 30.
pub const GRACE_MS: i64 = 30 * 24 * 60 * 60 * 1_000;

/// `UserDeleteResource/create`: hides the account at once and has it erased after
/// the days of grace; logging in before takes that back. Caller: user, with their
/// password. Businesses that share the log-in must be unlinked or deleted first,
/// since they could not be reached after.
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
