//! What this room adds to the work of lower ones.

use accounts::users::show_viewer::{Account, FILL_VIEWER, FillViewer};
use contract::users::ViewerView;
use kernel::{ctx::Ctx, error::Result, hook};

use super::{
    find_arrangement::find_arrangement, find_quicksave::find_quicksave, show_recent::recent_boards,
    sql,
};

hook!(FILL_VIEWER: FillViewer, "boards", |ctx, of, viewer| Box::pin(fill(ctx, of, viewer)));

async fn fill(ctx: &Ctx, of: &Account, viewer: &mut ViewerView) -> Result<()> {
    let (db, id) = (&ctx.house.db, of.id());
    viewer.arrangement = find_arrangement(db, id).await?;
    let (protected, group) = sql::lists::count_kinds(db, id).await?;
    // Kept together with them, as what others' numbers leave out.
    viewer.secret_board_count -= protected;
    viewer.group_board_count = group;
    viewer.recent_boards = recent_boards(ctx, id).await?;
    viewer.quicksave_board = find_quicksave(ctx, id).await?;
    viewer.has_quicksave_board = viewer.quicksave_board.is_some();
    Ok(())
}
