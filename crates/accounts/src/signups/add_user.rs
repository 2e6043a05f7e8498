//! Makes an account, for the host.

use contract::{ids::UserId, signups::RegisterUser};
use kernel::{ctx::Ctx, error::Result, tokens::new_token};

use super::register_user::open_account;
use crate::users::policy;

/// Makes an account without a session. Caller: host, by a command; no door leads
/// here. An empty password becomes one that is not known: a link lets the user
/// choose their own.
pub async fn add_user(ctx: Ctx, mut input: RegisterUser) -> Result<UserId> {
    policy::may_administer(ctx.actor)?;
    if input.password.is_empty() {
        input.password = new_token(&ctx.house);
    }
    let (tx, id) = open_account(&ctx, input).await?;
    tx.commit().await?;
    Ok(id)
}
