//! Turns a business into a personal account.

use contract::{businesses::LeaveBusiness, errors::Code, users::ViewerView};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{policy, sql};
use crate::users::{self, check_protection::check_protection, show_viewer::viewer_view};

/// `BusinessConversionResource/delete`: turns the account into a personal one.
/// Caller: a business that is not linked. What was said about the business goes;
/// everything else stays.
pub async fn leave_business(ctx: Ctx, input: LeaveBusiness) -> Result<ViewerView> {
    let viewer = ctx.writer()?;
    check_protection(&ctx, viewer, input.passcode.as_deref()).await?;
    let tx = ctx.begin().await?;
    let row = sql::lock(&tx, viewer).await?;
    let row = row.ok_or_else(|| Error::new(Code::BusinessRequired))?;
    policy::may_leave_business(row.owner_id.is_some())?;
    users::set_partner(&tx, viewer, false).await?;
    sql::delete(&tx, viewer).await?;
    tx.commit().await?;
    viewer_view(&ctx, viewer).await
}
