//! The boards in the viewer's bin.

use accounts::uploads::show_images::images;
use contract::{
    answers::Page,
    bin::{DeletedBoard, ListDeletedBoards},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
    times,
};

use super::KEPT_MS;
use crate::{
    boards::{self, BinnedBoard, policy::privacy_of},
    pins,
};

const SCOPE: &str = "deleted boards";
/// Pictures of one board.
const COVERS: i64 = 3;

/// `DeletedBoardsResource/get`: boards that the viewer deleted. Caller: user.
pub async fn list_deleted_boards(ctx: Ctx, input: ListDeletedBoards) -> Result<Page<DeletedBoard>> {
    let viewer = ctx.user()?;
    let Some(below) = keyset(&ctx, SCOPE, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    let since = ctx.now() - KEPT_MS;
    let most = input.page_size.items() as i64 + 1;
    let rows = boards::list_binned(&ctx.house.db, viewer, below, since, most).await?;
    let page = keyset_page(&ctx, SCOPE, input.page_size, rows, |row| row.binned_number);
    let mut items = Vec::with_capacity(page.items.len());
    for row in &page.items {
        items.push(show(&ctx, row).await?);
    }
    Ok(Page {
        items,
        bookmark: page.bookmark,
    })
}

async fn show(ctx: &Ctx, row: &BinnedBoard) -> Result<DeletedBoard> {
    let (db, id) = (&ctx.house.db, row.id);
    let covers = pins::binned_covers(db, id, COVERS).await?;
    let shown = covers.iter().map(|cover| {
        let size = (cover.width, cover.height);
        images(
            &ctx.origin,
            &cover.signature,
            &cover.extension,
            size.0,
            size.1,
        )
    });
    Ok(DeletedBoard {
        id,
        name: row.name.clone(),
        privacy: privacy_of(row.is_secret, row.is_protected),
        pin_count: pins::count_binned_with(db, id).await?,
        cover_images: shown.collect(),
        deleted_at: times::long(row.binned_ms),
        forgotten_at: times::long(row.binned_ms + KEPT_MS),
    })
}
