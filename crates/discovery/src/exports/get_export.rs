//! State of a user's export.

use contract::exports::{GetExport, LatestExport};
use kernel::{ctx::Ctx, error::Result};

use crate::archives::show_archive::latest_archive;

/// `UserExportResource/get`: the caller's newest export. Caller: a user.
pub async fn get_export(ctx: Ctx, _input: GetExport) -> Result<LatestExport> {
    let viewer = ctx.user()?;
    let export = latest_archive(&ctx, &ctx.house.db, viewer, None).await?;
    Ok(LatestExport { export })
}
