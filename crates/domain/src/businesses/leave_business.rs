//! A business becomes a personal account again.

use contract::{businesses::LeaveBusiness, errors::Code, users::ViewerView};

use super::{policy, sql};
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    passcodes::require_passcode::require_passcode,
    sessions::authenticate::forget_standing,
    users::{show_users, sql as users},
};

/// `BusinessConversionResource/delete`. What was said about the business goes;
/// everything else stays.
pub async fn leave_business(ctx: Ctx, input: LeaveBusiness) -> Result<ViewerView> {
    let viewer = ctx.writer()?;
    require_passcode(&ctx, viewer, input.passcode.as_deref()).await?;
    let tx = ctx.house.db.begin().await?;
    let row = sql::lock(&tx, viewer).await?;
    let row = row.ok_or_else(|| Error::new(Code::BusinessRequired))?;
    policy::may_leave_business(row.owner_id.is_some())?;
    users::set_partner(&tx, viewer, false).await?;
    sql::delete(&tx, viewer).await?;
    tx.commit().await?;
    forget_standing(&ctx.house, viewer);
    show_users::viewer_view(&ctx, viewer).await
}
