//! The pins in the viewer's bin.

use std::collections::HashMap;

use accounts::uploads::show_images::images;
use contract::{
    answers::Page,
    bin::{DeletedPin, ListDeletedPins},
    boards::BoardRef,
    ids::BoardId,
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
    times,
};

use super::KEPT_MS;
use crate::{
    boards::{self, find_role::find_members, show_boards::board_refs},
    pins::{self, BinnedPin},
};

const SCOPE: &str = "deleted pins";

/// `DeletedPinsResource/get`: pins that the viewer deleted by themselves. Caller:
/// user.
pub async fn list_deleted_pins(ctx: Ctx, input: ListDeletedPins) -> Result<Page<DeletedPin>> {
    let viewer = ctx.user()?;
    let Some(below) = keyset(&ctx, SCOPE, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    let since = ctx.now() - KEPT_MS;
    let most = input.page_size.items() as i64 + 1;
    let rows = pins::list_binned(&ctx.house.db, viewer, below, since, most).await?;
    let page = keyset_page(&ctx, SCOPE, input.page_size, rows, |row| row.binned_number);
    let there = boards_of(&ctx, &page.items).await?;
    Ok(page.map(|row| show(&ctx, row, &there)))
}

/// The boards to which the viewer may still save.
async fn boards_of(ctx: &Ctx, rows: &[BinnedPin]) -> Result<HashMap<BoardId, BoardRef>> {
    let ids: Vec<BoardId> = rows.iter().map(|row| row.board_id).collect();
    let found = boards::find_many(&ctx.house.db, &ids).await?;
    let members = find_members(&ctx.house.db, ctx.viewer(), &found).await?;
    let own = found
        .iter()
        .filter(|board| members.contains_key(&board.id))
        .map(|board| board.id);
    let refs = board_refs(ctx, own).await?;
    let shown = refs.into_iter().map(|(id, board)| (id, (*board).clone()));
    Ok(shown.collect())
}

fn show(ctx: &Ctx, row: BinnedPin, there: &HashMap<BoardId, BoardRef>) -> DeletedPin {
    DeletedPin {
        id: row.id,
        images: images(
            &ctx.origin,
            &row.signature,
            &row.extension,
            row.width,
            row.height,
        ),
        title: row.title,
        alt_text: row.alt_text,
        dominant_color: row.color,
        board: there.get(&row.board_id).cloned(),
        deleted_at: times::long(row.binned_ms),
        forgotten_at: times::long(row.binned_ms + KEPT_MS),
    }
}
