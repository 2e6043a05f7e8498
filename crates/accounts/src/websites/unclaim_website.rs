//! Ends a claim of a website.

use contract::{answers::Done, audits::AuditChange, websites::UnclaimWebsite};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql;
use crate::audits::note_change::note_change;

/// `UserWebsitesResource/delete`: ends a claim. Caller: the user whose it is.
pub async fn unclaim_website(ctx: Ctx, input: UnclaimWebsite) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    if !sql::delete(&tx, viewer, &input.domain).await? {
        return Err(Error::not_found());
    }
    note_change(&ctx, &tx, viewer, AuditChange::WebsiteUnclaimed).await?;
    tx.commit().await?;
    Ok(Done {})
}
