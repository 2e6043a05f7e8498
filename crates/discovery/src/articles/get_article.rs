//! One article with all that it shows.

use contract::articles::{ArticleDetail, GetArticle};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{policy, show_articles::show_detail, sql};

/// `TodayArticleResource/get`: an article with its pins, boards and searches. Caller: every
/// viewer, while it stands; employees read drafts, and what is over, too.
pub async fn get_article(ctx: Ctx, input: GetArticle) -> Result<ArticleDetail> {
    let row = sql::find(&ctx.house.db, input.article_id)
        .await?
        .ok_or_else(Error::not_found)?;
    policy::may_read(ctx.actor, &row.stand(), ctx.now())?;
    show_detail(&ctx, &row).await?.ok_or_else(Error::not_found)
}
