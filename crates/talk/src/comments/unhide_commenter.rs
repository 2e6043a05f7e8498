//! Shows the comments by a user again.

use contract::{answers::Done, comments::HideCommenter};
use kernel::{ctx::Ctx, error::Result};

use super::sql::hides;

/// `CommenterHideResource/delete`: shows the comments by a user again, but for those that were
/// hidden one by one. Caller: user. Without that it changes nothing.
pub async fn unhide_commenter(ctx: Ctx, input: HideCommenter) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    hides::unhide_commenter(&tx, viewer, input.user_id).await?;
    tx.commit().await?;
    Ok(Done {})
}
