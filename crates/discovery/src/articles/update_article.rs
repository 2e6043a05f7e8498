//! Says anew what an article is.

use contract::articles::{DraftView, UpdateArticle};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{policy, read_words::read_words, show_articles::show_draft, sql};

/// `TodayArticleResource/update`: replaces all that an article says; the same again changes
/// nothing. Caller: an employee who may write.
pub async fn update_article(ctx: Ctx, input: UpdateArticle) -> Result<DraftView> {
    policy::may_edit(ctx.actor)?;
    ctx.writer()?;
    let words = read_words(&ctx, &input.article).await?;
    let tx = ctx.begin().await?;
    let mut row = sql::lock(&tx, input.article_id)
        .await?
        .ok_or_else(Error::not_found)?;
    row.say(&words, ctx.now())?;
    sql::update(&tx, &row).await?;
    tx.commit().await?;
    show_draft(&ctx, &row).await
}
