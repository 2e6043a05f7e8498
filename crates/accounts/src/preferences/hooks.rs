//! What this room adds to the work of lower ones.

use contract::users::ViewerView;
use kernel::{ctx::Ctx, error::Result, hook};

use super::{
    find_preferences::{find_preferences, viewer_preferences},
    may_reach::shows_follows,
};
use crate::users::{
    show_viewer::{Account, FILL_VIEWER, FillViewer},
    shows_follows::{SHOWS_FOLLOWS, ShowsFollows},
};

hook!(SHOWS_FOLLOWS: ShowsFollows, "preferences", |ctx, whose| Box::pin(shows_follows(ctx, whose)));
hook!(FILL_VIEWER: FillViewer, "preferences", |ctx, of, viewer| Box::pin(fill(ctx, of, viewer)));

async fn fill(ctx: &Ctx, of: &Account, viewer: &mut ViewerView) -> Result<()> {
    let wanted = find_preferences(&ctx.house.db, &of.row, of.standing).await?;
    viewer.preferences = viewer_preferences(&wanted);
    Ok(())
}
