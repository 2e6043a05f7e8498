//! What this room adds to the work of lower ones.

use contract::users::ViewerView;
use kernel::{ctx::Ctx, error::Result, hook};

use super::sql;
use crate::users::show_viewer::{Account, FILL_VIEWER, FillViewer};

hook!(FILL_VIEWER: FillViewer, "consents", |ctx, of, viewer| Box::pin(fill(ctx, of, viewer)));

async fn fill(ctx: &Ctx, of: &Account, viewer: &mut ViewerView) -> Result<()> {
    viewer.cookie_consent = sql::find(&ctx.house.db, of.id()).await?;
    Ok(())
}
