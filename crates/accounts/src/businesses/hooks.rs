//! What this room adds to the work of lower ones.

use super::{find_log_in::has_password, show_partners::find_partner};
use crate::users::show_viewer::{Account, FILL_VIEWER, FillViewer};
use contract::users::ViewerView;
use kernel::{ctx::Ctx, error::Result, hook};

hook!(FILL_VIEWER: FillViewer, "businesses", |ctx, of, viewer| Box::pin(fill(ctx, of, viewer)));

async fn fill(ctx: &Ctx, of: &Account, viewer: &mut ViewerView) -> Result<()> {
    if of.standing.is_partner {
        viewer.partner = find_partner(ctx, of.id(), &of.row.email).await?;
    }
    viewer.has_password = has_password(&ctx.house.db, of.id()).await?;
    Ok(())
}
