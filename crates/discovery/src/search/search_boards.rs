//! Finds boards by their names and descriptions.

use std::collections::HashMap;

use ::search::Ask;
use collections::boards::{
    self,
    show_boards::{board_refs, board_views},
};
use contract::{
    boards::{BoardView, Privacy},
    ids::BoardId,
    search::{Found, SearchResult},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{FrozenList, frozen_page},
};

use super::{
    index_names::is_found,
    index_pins::version_of,
    search_pins::{Search, results},
};

/// Results of one search at most.
const MOST: usize = 500;

/// Public boards that are not archived, best first, as the viewer sees them.
pub(super) async fn search_boards(ctx: &Ctx, search: &Search<'_>) -> Result<Found> {
    let exact = search.input.auto_correction_disabled;
    let rank = || async {
        let ask = Ask {
            text: search.query,
            limit: MOST,
            offset: 0,
            exact,
        };
        let found = ctx.house.board_index.search(&ask)?;
        Ok(FrozenList {
            ids: found.ids,
            corrected: found.corrected,
        })
    };
    let page = frozen_page(
        ctx,
        &format!("search boards {exact} {}", search.query),
        version_of(&ctx.house.board_index),
        &search.input.bookmarks,
        search.input.page_size,
        rank,
        |some| show(ctx, some),
    )
    .await?;
    let found = page.items.into_iter().map(Box::new);
    Ok(Found {
        data: results(found.map(SearchResult::Board), page.corrected),
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

/// Names and addresses of public boards whose names go on as typed, best first, with
/// whose they are; the owners may be hidden from the viewer.
pub(super) async fn begun_boards(
    ctx: &Ctx,
    term: &str,
    most: usize,
) -> Result<Vec<std::sync::Arc<contract::boards::BoardRef>>> {
    let ask = Ask {
        text: term,
        limit: most,
        offset: 0,
        exact: true,
    };
    let ids = ctx.house.board_index.search(&ask)?.ids;
    let mut found = board_refs(ctx, ids.iter().map(|id| BoardId(*id))).await?;
    found.retain(|_, board| board.privacy == Privacy::Public);
    let in_order = ids.into_iter().filter_map(|id| found.remove(&BoardId(id)));
    Ok(in_order.collect())
}
