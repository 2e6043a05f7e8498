//! Finds pins by words.

use ::search::Ask;
use collections::pins::show_pins::show_feed_beside;
use contract::ids::PinId;
use contract::search::{Found, SearchPins, SearchResults};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{FrozenList, frozen_page},
    validate,
};

use super::index_pins::version;

/// Results of one search at most.
const MOST: usize = 500;

/// `BaseSearchResource/get`: pins that the viewer sees, by words. Caller: every
/// viewer.
pub async fn search_pins(ctx: Ctx, input: SearchPins) -> Result<Found> {
    let query = validate::line("query", &input.query, 1, 200)?;
    let exact = input.auto_correction_disabled;
    let rank = || async {
        let ask = Ask {
            text: &query,
            limit: MOST,
            offset: 0,
            exact,
        };
        let found = ctx.house.index.search(&ask)?;
        Ok(FrozenList {
            ids: found.ids,
            corrected: found.corrected,
        })
    };
    let name = format!("search {exact} {query}");
    let version = version(&ctx.house);
    let page = frozen_page(
        &ctx,
        &name,
        version,
        &input.bookmarks,
        input.page_size,
        rank,
        |some: Vec<(i64, usize)>| {
            show_feed_beside(&ctx, some.into_iter().map(|(id, end)| (PinId(id), end)))
        },
    )
    .await?;
    let data = SearchResults {
        results: page.items,
        corrected_query: page.corrected,
    };
    Ok(Found {
        data,
        bookmark: page.bookmark,
    })
}
