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
    sql::{self, ArticleRow, By},
    write_trends::WHOLE_HOST,
};

const SCOPE: &str = "today";
/// Rows that are read at once, of which some are for other places.
const READ: i64 = 100;
/// Where every walk begins: before the newest start.
const NEWEST: (i64, i64) = (i64::MAX, i64::MAX);

/// What may stand where a viewer is, in the order in which it is looked for; a bookmark says by
/// these numbers whose articles its walk is through.
const EMPLOYEES: i64 = 0;
const OF_HOST: i64 = 1;
const OF_PLACE: i64 = 2;
const LOOKED_FOR: [i64; 3] = [EMPLOYEES, OF_PLACE, OF_HOST];

/// `TodayArticleFeedResource/get`: what stands where the viewer is, the newest start first;
/// what trends wrote for their country and language while nothing of employees does, or for
/// the host as a whole where too little is done there. Caller: every viewer.
pub async fn list_articles(ctx: Ctx, input: ListArticles) -> Result<Page<ArticleView>> {
    let start = [EMPLOYEES, NEWEST.0, NEWEST.1];
    let Some([whose, starts, id]) = keyset_of(&ctx, SCOPE, &input.bookmarks, start)? else {
        return Ok(Page::ended());
    };
    let place = find_place(&ctx).await?;
    let most = input.page_size.items() + 1;
    // A walk stays with whose articles it began with, to its end.
    let looked_for = match (starts, id) == NEWEST {
        true => LOOKED_FOR.to_vec(),
        false => vec![whose],
    };
    let (mut whose, mut rows) = (whose, Vec::new());
    for next in looked_for {
        whose = next;
        rows = standing(&ctx, whose, (starts, id), &place, most).await?;
        if !rows.is_empty() {
            break;
        }
    }
    let key = |row: &ArticleRow| [whose, row.starts_ms, row.id.0];
    let page = keyset_page_of(&ctx, SCOPE, input.page_size, rows, key);
    Ok(Page {
        items: show_articles(&ctx, &page.items).await?,
        bookmark: page.bookmark,
    })
}

/// The next so many articles that are for a place.
async fn standing(
    ctx: &Ctx,
    whose: i64,
    mut below: (i64, i64),
    place: &Place,
    most: usize,
) -> Result<Vec<ArticleRow>> {
    let here = policy::place_of(&place.country, &place.locale);
    let by = match whose {
        OF_PLACE => By::Trends(&here),
        OF_HOST => By::Trends(WHOLE_HOST),
        _ => By::Employees,
    };
    let mut found = Vec::new();
    loop {
        let db = &ctx.house.db;
        let read = sql::standing(db, by, below, ctx.now(), READ).await?;
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
