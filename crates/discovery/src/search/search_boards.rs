//! Finds boards by their names and descriptions.

use std::collections::HashMap;

use collections::boards::{self, show_boards::board_views};
use contract::{
    boards::BoardView,
    ids::BoardId,
    search::{Found, SearchResult, SearchResults},
};
use kernel::{ctx::Ctx, error::Result};

use super::{
    ask_index::{ask_index, begun, found_page},
    index_names::is_found,
    narrow_search::Filter,
    search_pins::{Search, results},
};

/// Public boards that are not archived, best first, as the viewer sees them.
pub(super) async fn search_boards(ctx: &Ctx, search: &Search<'_>) -> Result<Found> {
    let index = &ctx.house.board_index;
    let rank = |reach| async move { ask_index(index, search, &Filter::default(), reach) };
    let page = found_page(ctx, "search boards", index, search, rank, |some| {
        show(ctx, some)
    })
    .await?;
    let found = page.items.into_iter().map(Box::new);
    Ok(Found {
        data: results(
            found.map(SearchResult::Board),
            page.corrected,
            SearchResults::default(),
        ),
        bookmark: page.bookmark,
    })
}

async fn show(ctx: &Ctx, some: Vec<(i64, usize)>) -> Result<Vec<(BoardView, usize)>> {
    let ids: Vec<BoardId> = some.iter().map(|(id, _)| BoardId(*id)).collect();
    let mut rows = boards::find_many(&ctx.house.db, &ids).await?;
    rows.retain(is_found);
    let views = board_views(ctx, &rows).await?;
    let mut views: HashMap<i64, BoardView> = views
        .into_iter()
        .map(|view| (view.board.id.0, view))
        .collect();
    let seen = some.into_iter();
    Ok(seen
        .filter_map(|(id, end)| Some((views.remove(&id)?, end)))
        .collect())
}

/// Boards whose names go on as typed, best first.
pub(super) fn begun_boards(ctx: &Ctx, term: &str, most: usize) -> Result<Vec<BoardId>> {
    let ids = begun(&ctx.house.board_index, term, most)?;
    Ok(ids.into_iter().map(BoardId).collect())
}
