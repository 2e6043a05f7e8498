//! Who may change what protects an account.

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result};

use crate::{
    businesses::find_log_in::check_own_log_in, sessions::check_own_password::check_own_password,
};

/// The viewer, who has proved by their password, and their second factor where they have
/// one, that they do not just use an open browser. What protects a shared log-in is changed by its owner.
pub async fn check_owner(ctx: &Ctx, password: String) -> Result<UserId> {
    let viewer = ctx.user()?;
    check_own_log_in(&ctx.house.db, viewer).await?;
    check_own_password(ctx, viewer, "password", password).await?;
    Ok(viewer)
}
