//! A user, with what only their own browser is told.

use contract::{
    ids::UserId,
    sessions::{AccountFields, AccountView},
    users::GetUser,
};
use kernel::{ctx::Ctx, error::Result};

use super::list_session_accounts::browser_accounts;
use crate::{businesses::show_accounts::show_accounts, users::get_user::get_user};

/// `GET /v3/users/{id}/` (specification §7 "/v3/batch/"): a user. Caller: every
/// viewer.
pub async fn get_account(ctx: Ctx, input: GetUser) -> Result<AccountView> {
    let user = get_user(ctx.clone(), input).await?;
    let account = own_fields(&ctx, user.user.id).await?;
    Ok(AccountView { user, account })
}

/// Fields of an account that this browser is signed in to; none for others, nor for apps,
/// which are told of accounts where they were allowed that.
async fn own_fields(ctx: &Ctx, id: UserId) -> Result<AccountFields> {
    if ctx.access.is_some() {
        return Ok(AccountFields::default());
    }
    let (ids, _) = browser_accounts(ctx).await?;
    let accounts = show_accounts(ctx, &ids).await?;
    let reachable = accounts.iter().any(|account| {
        account.id == id || account.businesses.iter().any(|business| business.id == id)
    });
    if !reachable {
        return Ok(AccountFields::default());
    }
    let whole = show_accounts(ctx, &[id]).await?.into_iter().next();
    Ok(
        whole.map_or_else(AccountFields::default, |account| AccountFields {
            email: Some(account.email),
            owners: Some(account.owners),
            partner: Some(account.partner),
            businesses: Some(account.businesses),
        }),
    )
}
