//! Shows the article from which a viewer searches.

use contract::ids::ArticleId;
use kernel::{ctx::Ctx, error::Result};

use super::{
    name_trends::name_trends,
    policy,
    show_articles::{locale_for, pins_for},
    sql::{self, ArticleRow},
};
use crate::search::find_origin::SearchedArticle;

/// The article with this id, in the viewer's language where trends wrote it; none where there is
/// none that they may read at present.
pub(super) async fn show_origin(ctx: &Ctx, id: ArticleId) -> Result<Option<SearchedArticle>> {
    let row = sql::find(&ctx.house.db, id).await?;
    let may_read = |row: &ArticleRow| policy::may_read(ctx.actor, &row.stand(), ctx.now()).is_ok();
    let Some(row) = row.filter(may_read) else {
        return Ok(None);
    };
    let locale = locale_for(ctx, std::slice::from_ref(&row)).await?;
    let (title, _) = name_trends(&row, &locale);
    Ok(Some(SearchedArticle {
        title,
        pins: pins_for(ctx, &row, &locale),
    }))
}
