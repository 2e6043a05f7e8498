//! Today.

use contract::{
    answers::Page,
    articles::{ArticleView, ListArticles},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset_of, keyset_page_of},
};

use super::{
    find_place::find_place,
    policy::{self, Place},
    show_articles::show_articles,
    sql::{self, ArticleRow},
};

const SCOPE: &str = "today";
/// Rows that are read at once, of which some are for other places.
const READ: i64 = 100;
/// Where both walks begin: before the newest start.
const NEWEST: (i64, i64) = (i64::MAX, i64::MAX);

/// `TodayArticleFeedResource/get`: what stands where the viewer is, the newest start first;
/// what trends wrote while nothing of employees does. Caller: every viewer.
pub async fn list_articles(ctx: Ctx, input: ListArticles) -> Result<Page<ArticleView>> {
    let start = [0, NEWEST.0, NEWEST.1];
    let Some([automatic, starts, id]) = keyset_of(&ctx, SCOPE, &input.bookmarks, start)? else {
        return Ok(Page::ended());
    };
    let place = find_place(&ctx).await?;
    let most = input.page_size.items() + 1;
    let mut rows = standing(&ctx, automatic != 0, (starts, id), &place, most).await?;
    // A walk of employees' articles stays with them to its end.
    if rows.is_empty() && (starts, id) == NEWEST {
        rows = standing(&ctx, true, NEWEST, &place, most).await?;
    }
    let key = |row: &ArticleRow| [i64::from(row.is_automatic), row.starts_ms, row.id.0];
    let page = keyset_page_of(&ctx, SCOPE, input.page_size, rows, key);
    Ok(Page {
        items: show_articles(&ctx, &page.items).await?,
        bookmark: page.bookmark,
    })
}

/// The next so many articles that are for a place.
async fn standing(
    ctx: &Ctx,
    is_automatic: bool,
    mut below: (i64, i64),
    place: &Place,
    most: usize,
) -> Result<Vec<ArticleRow>> {
    let mut found = Vec::new();
    loop {
        let db = &ctx.house.db;
        let read = sql::standing(db, is_automatic, below, ctx.now(), READ).await?;
        let is_last = (read.len() as i64) < READ;
        below = read.last().map_or(below, |row| (row.starts_ms, row.id.0));
        let here = read
            .into_iter()
            .filter(|row| policy::is_for(&row.stand(), place));
        found.extend(here);
        if is_last || found.len() >= most {
            found.truncate(most);
            return Ok(found);
        }
    }
}
