//! Turns a personal account into a business.

use contract::{businesses::BecomeBusiness, users::ViewerView};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};

use super::{ask_rules::ask_rules, find_log_in::find_linked, policy, sql};
use crate::users::{
    self, check_protection::check_protection, find_standing::find_standing,
    show_viewer::viewer_view,
};

/// `BusinessConversionResource/create`: turns the account into a business.
/// Caller: a user who may write, for themselves. Name, boards and followers stay.
pub async fn become_business(ctx: Ctx, input: BecomeBusiness) -> Result<ViewerView> {
    let viewer = ctx.writer()?;
    let name = validate::name("business_name", &input.business_name, 1, 60)?;
    check_protection(&ctx, viewer, input.passcode.as_deref()).await?;
    let tx = ctx.begin().await?;
    if !users::lock(&tx, viewer).await? {
        return Err(Error::not_found());
    }
    let standing = find_standing(&ctx.house, &tx, viewer).await?;
    let owned = find_linked(&tx, viewer).await?.len();
    policy::may_become_business(standing.unwrap_or_default(), owned)?;
    users::set_partner(&tx, viewer, true).await?;
    sql::insert(&tx, viewer, None, &name, ctx.now()).await?;
    ask_rules(&ctx, &tx, viewer, &name).await?;
    tx.commit().await?;
    viewer_view(&ctx, viewer).await
}
