//! Creates a business account that shares a user's log-in.

use contract::{businesses::CreateBusiness, ids::UserId, sessions::SessionAccount};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{self, Event},
    validate,
};

use super::{
    ask_rules::ask_rules, find_log_in::find_linked, policy, show_accounts::show_account, sql,
};
use crate::users::{
    self, NO_PASSWORD, NewUser, claim_username::claim_username, find_standing::find_standing,
};

/// `BusinessResource/create`: creates a new account with the viewer's address and
/// no password of its own. Caller: a user who may write; they switch to it.
pub async fn create_business(ctx: Ctx, input: CreateBusiness) -> Result<SessionAccount> {
    let owner = ctx.writer()?;
    let name = validate::name("business_name", &input.business_name, 1, 60)?;
    let id = UserId(ctx.new_id());
    let tx = ctx.begin().await?;
    if !users::lock(&tx, owner).await? {
        return Err(Error::not_found());
    }
    let standing = find_standing(&ctx.house, &tx, owner).await?;
    let owned = find_linked(&tx, owner).await?.len();
    policy::may_own_another(standing.unwrap_or_default(), owned)?;
    let person = users::find(&tx, owner)
        .await?
        .ok_or_else(Error::not_found)?;
    let username = claim_username(&ctx, &tx, id, input.username.as_deref(), &name, "").await?;
    let account = NewUser {
        id,
        username: &username,
        first_name: &name,
        last_name: "",
        full_name: &name,
        email: &person.email,
        password_hash: NO_PASSWORD,
        country: &person.country,
        locale: &person.locale,
        gender: None,
        custom_gender: None,
        birthday: None,
        is_partner: true,
        is_private: false,
        created_ms: ctx.now(),
    };
    users::insert(&tx, &account).await?;
    events::emit(&ctx, &tx, Event::UserChanged { user_id: id }).await?;
    users::set_email_proved(&tx, id, person.email_proved_ms).await?;
    sql::insert(&tx, id, Some(owner), &name, ctx.now()).await?;
    ask_rules(&ctx, &tx, id, &name).await?;
    tx.commit().await?;
    show_account(&ctx, id).await
}
