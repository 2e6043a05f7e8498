//! The apps that the viewer registered.

use contract::apps::{Apps, ListApps};
use kernel::{ctx::Ctx, error::Result};

use super::{show_apps::app_views, sql};

/// Apps of one user.
pub(super) const MOST: i64 = 20;

/// `AppsResource/get`: apps. Caller: user, their own.
pub async fn list_apps(ctx: Ctx, _input: ListApps) -> Result<Apps> {
    let viewer = ctx.user()?;
    let rows = sql::of_owner(&ctx.house.db, viewer, MOST).await?;
    Ok(Apps {
        apps: app_views(&ctx, rows).await?,
        most: MOST,
    })
}
