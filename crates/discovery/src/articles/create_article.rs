//! Composes an article.

use contract::{
    articles::{CreateArticle, DraftView},
    ids::ArticleId,
};
use kernel::{ctx::Ctx, error::Result};

use super::{
    note_publication::note_publication,
    policy,
    read_words::read_words,
    show_articles::show_draft,
    sql::{self, ArticleRow},
    take_cover::take_cover,
};

/// `TodayArticleResource/create`: composes an article, as a draft or published. Caller: an
/// employee who may write.
pub async fn create_article(ctx: Ctx, input: CreateArticle) -> Result<DraftView> {
    policy::may_edit(ctx.actor)?;
    ctx.writer()?;
    let words = read_words(&ctx, &input).await?;
    let mut row = ArticleRow::new(ArticleId(ctx.new_id()), None, ctx.now());
    row.say(&words, ctx.now())?;
    let tx = ctx.begin().await?;
    take_cover(&ctx, &tx, &mut row, input.cover_signature.as_deref()).await?;
    sql::insert(&tx, &row).await?;
    note_publication(&ctx, &tx, None, Some(&row)).await?;
    tx.commit().await?;
    show_draft(&ctx, &row).await
}
