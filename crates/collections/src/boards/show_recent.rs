//! The boards that a user saved to last, for themselves.

use contract::{boards::RecentBoard, ids::UserId};
use kernel::{ctx::Ctx, error::Result};

use super::{show_boards::cover_images, sql};

/// So many are shown.
const MOST: i64 = 6;

/// The latest first; secret ones too, since this is for their owner alone.
pub async fn recent_boards(ctx: &Ctx, owner: UserId) -> Result<Vec<RecentBoard>> {
    let rows = sql::lists::recent(&ctx.house.db, owner, MOST).await?;
    Ok(rows.iter().map(|row| recent_board(ctx, row)).collect())
}

/// One of them.
pub(super) fn recent_board(ctx: &Ctx, row: &sql::StoredBoard) -> RecentBoard {
    RecentBoard {
        id: row.id,
        name: row.name.clone(),
        privacy: row.privacy(),
        image_cover_url: cover_images(ctx, &row.covers)
            .into_iter()
            .next()
            .map(|cover| cover.w474.url),
    }
}
