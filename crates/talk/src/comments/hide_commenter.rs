//! Hides all comments by a user from the viewer.

use accounts::users::{self, show_users::check_shown};
use contract::{answers::Done, comments::HideCommenter};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{policy, sql::hides};

/// `CommenterHideResource/create`: hides all comments by a user from the viewer's lists, those
/// to come included (consumer specification §4 "Comments": hide for user). Caller: user who sees
/// them, and not themselves. Once more changes nothing.
pub async fn hide_commenter(ctx: Ctx, input: HideCommenter) -> Result<Done> {
    let viewer = ctx.user()?;
    policy::may_hide(viewer, input.user_id)?;
    check_shown(&ctx, input.user_id).await?;
    let tx = ctx.begin().await?;
    if !users::lock_both(&tx, viewer, input.user_id).await? {
        return Err(Error::not_found());
    }
    hides::hide_commenter(&tx, viewer, input.user_id, ctx.now()).await?;
    tx.commit().await?;
    Ok(Done {})
}
