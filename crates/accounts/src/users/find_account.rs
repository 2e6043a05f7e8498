//! Finds the account that the host means.

use contract::ids::UserId;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{policy, sql};

/// Finds an account by id, e-mail address or username, with or without `@` before
/// it. Caller: host. Digits are an id first, because no username is of digits
/// alone.
pub async fn find_account(ctx: Ctx, whom: &str) -> Result<UserId> {
    policy::may_administer(ctx.actor)?;
    let db = &ctx.house.db;
    let whom = whom.trim();
    let found = match whom.parse::<UserId>() {
        Ok(id) => sql::find(db, id).await?.map(|_| id),
        Err(()) => {
            let name = whom.strip_prefix('@').unwrap_or(whom);
            sql::names::id_by_name_or_email(db, name).await?
        }
    };
    found.ok_or_else(|| Error::not_found().detail(format!("no user is called {whom}")))
}
