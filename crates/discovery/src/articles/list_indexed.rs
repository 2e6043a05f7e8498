//! Articles for search engines.

use std::ops::Range;

use contract::ids::ArticleId;
use kernel::{ctx::Ctx, error::Result, house::House};

use super::{
    link_article::link_article,
    name_trends::{TO_ALL, name_trends},
    sql,
};

/// Paths of articles that stand now: of the first so many of a range of ids, in order.
pub async fn list_indexed(ctx: &Ctx, ids: Range<i64>, most: i64) -> Result<Vec<String>> {
    let rows = sql::between(&ctx.house.db, ids, ctx.now(), most).await?;
    let path = |row: &sql::ArticleRow| {
        let (title, _) = name_trends(row, TO_ALL);
        link_article(row.article_type, &title, row.id)
    };
    Ok(rows.iter().map(path).collect())
}

/// The id of the one so many behind the first with this id or a later one.
pub async fn nth_indexed(house: &House, from: i64, nth: i64) -> Result<Option<ArticleId>> {
    sql::nth(&house.db, from, house.now(), nth).await
}
