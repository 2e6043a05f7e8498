//! Removes a passkey.

use contract::{
    audits::AuditChange,
    factors::{Factors, RemovePasskey},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{check_owner::check_owner, show_factors::show_factors, sql, tell_owner::tell_owner};
use crate::{mails::About, users::check_protection::check_protection};

/// `UserPasskeyResource/delete`: removes a passkey. Caller: its user, with their
/// password; another user's is not found.
pub async fn remove_passkey(ctx: Ctx, input: RemovePasskey) -> Result<Factors> {
    let viewer = check_owner(&ctx, input.password).await?;
    check_protection(&ctx, viewer, input.passcode.as_deref()).await?;
    let tx = ctx.begin().await?;
    if !sql::delete_passkey(&tx, viewer, input.passkey_id).await? {
        return Err(Error::not_found());
    }
    let told = (AuditChange::PasskeyRemoved, About::PasskeyRemoved);
    tell_owner(&ctx, &tx, viewer, told).await?;
    tx.commit().await?;
    show_factors(&ctx, viewer).await
}
