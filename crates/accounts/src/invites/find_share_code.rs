//! The code of the viewer's links, for rooms that make such a link.

use kernel::{ctx::Ctx, error::Result};

use super::{create_invite::LINK, sql};

/// The code that links carry which the viewer copies; none of visitors, and before the first.
pub async fn find_share_code(ctx: &Ctx) -> Result<Option<String>> {
    match ctx.viewer() {
        Some(viewer) => sql::of_way(&ctx.house.db, viewer, LINK).await,
        None => Ok(None),
    }
}
