//! Deletes an article.

use contract::{answers::Done, articles::DeleteArticle};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{note_publication::note_publication, policy, sql, take_cover::release_cover};

/// `TodayArticleResource/delete`: deletes an article for good; its pins and boards stay.
/// Caller: an employee who may write.
pub async fn delete_article(ctx: Ctx, input: DeleteArticle) -> Result<Done> {
    policy::may_edit(ctx.actor)?;
    ctx.writer()?;
    let tx = ctx.begin().await?;
    let row = sql::lock(&tx, input.article_id)
        .await?
        .ok_or_else(Error::not_found)?;
    sql::delete(&tx, row.id).await?;
    release_cover(&ctx, &tx, &row, None).await?;
    note_publication(&ctx, &tx, Some(&row), None).await?;
    tx.commit().await?;
    Ok(Done {})
}
