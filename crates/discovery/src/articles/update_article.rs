//! Says anew what an article is.

use contract::{
    articles::{DraftView, UpdateArticle},
    errors::Code,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    note_publication::note_publication,
    policy,
    read_words::read_words,
    show_articles::show_draft,
    sql,
    take_cover::{release_cover, take_cover},
};

/// `TodayArticleResource/update`: replaces all that an article says; the same again changes
/// nothing, and what was changed by another meanwhile is not overwritten. Caller: an employee who may write.
pub async fn update_article(ctx: Ctx, input: UpdateArticle) -> Result<DraftView> {
    policy::may_edit(ctx.actor)?;
    ctx.writer()?;
    let words = read_words(&ctx, &input.article).await?;
    let tx = ctx.begin().await?;
    let before = sql::lock(&tx, input.article_id)
        .await?
        .ok_or_else(Error::not_found)?;
    let mut row = before.clone();
    row.say(&words, ctx.now())?;
    let cover = input.article.cover_signature.as_deref();
    take_cover(&ctx, &tx, &mut row, cover).await?;
    if row.says_as(&before) {
        row.updated_ms = before.updated_ms;
    } else {
        if before.updated_ms != input.updated_ms {
            return Err(Error::new(Code::ArticleChanged));
        }
        // Invariant: each change has another time, also within a millisecond.
        row.updated_ms = row.updated_ms.max(before.updated_ms + 1);
        sql::update(&tx, &row).await?;
        release_cover(&ctx, &tx, &before, Some(&row)).await?;
        note_publication(&ctx, &tx, Some(&before), Some(&row)).await?;
    }
    tx.commit().await?;
    show_draft(&ctx, &row).await
}
