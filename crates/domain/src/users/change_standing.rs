//! The host says what an account is and may.

use contract::ids::UserId;

use super::{policy, show_users, sql};
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    sessions::authenticate::forget_standing,
};

/// What changes; missing fields stay.
#[derive(Debug, Clone, Copy, Default)]
pub struct ChangeStanding {
    /// The host's staff.
    pub is_employee: Option<bool>,
    /// May read, but not write.
    pub is_write_banned: Option<bool>,
    /// The host knows that the address is theirs.
    pub is_email_verified: Option<bool>,
}

/// For commands of the host; no door leads here.
pub async fn change_standing(ctx: Ctx, id: UserId, change: ChangeStanding) -> Result<()> {
    policy::may_administer(ctx.actor)?;
    let tx = ctx.house.db.begin().await?;
    let row = sql::standing(&tx, id).await?.ok_or_else(Error::not_found)?;
    let is_employee = change.is_employee.unwrap_or(row.is_employee);
    let is_write_banned = change.is_write_banned.unwrap_or(row.is_write_banned);
    sql::set_standing(&tx, id, is_employee, is_write_banned).await?;
    if let Some(is_verified) = change.is_email_verified {
        sql::set_email_proved(&tx, id, is_verified.then(|| ctx.now())).await?;
    }
    tx.commit().await?;
    forget_standing(&ctx.house, id);
    show_users::forget(&ctx, id);
    Ok(())
}
