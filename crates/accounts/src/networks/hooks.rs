//! What this room adds to the work of lower ones.

use contract::users::ViewerView;
use kernel::{ctx::Ctx, error::Result, hook};

use super::{show_networks::viewer_networks, sql};
use crate::{
    mails::take_link::{END_WAYS_IN, EndWaysIn},
    users::show_viewer::{Account, FILL_VIEWER, FillViewer},
};

hook!(END_WAYS_IN: EndWaysIn, "networks", |tx, id| Box::pin(sql::end_authorizations(tx, id)));
hook!(FILL_VIEWER: FillViewer, "networks", |ctx, of, viewer| Box::pin(fill(ctx, of, viewer)));

async fn fill(ctx: &Ctx, of: &Account, viewer: &mut ViewerView) -> Result<()> {
    viewer.networks = viewer_networks(ctx, of.id()).await?;
    Ok(())
}
