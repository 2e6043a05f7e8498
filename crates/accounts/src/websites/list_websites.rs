//! The websites that the viewer claimed.

use contract::websites::{ListWebsites, Websites};
use kernel::{ctx::Ctx, error::Result};

use super::{claim_website::MOST, show_websites::show, sql};

/// `UserWebsitesResource/get`: claims. Caller: user, their own.
pub async fn list_websites(ctx: Ctx, _input: ListWebsites) -> Result<Websites> {
    let viewer = ctx.user()?;
    let mut rows = sql::of_user(&ctx.house.db, viewer, MOST).await?;
    rows.sort_by_key(|row| row.created_ms);
    Ok(Websites {
        websites: rows.iter().map(show).collect(),
        most: MOST,
    })
}
