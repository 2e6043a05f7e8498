//! One article as it is edited.

use contract::articles::{DraftView, GetDraft};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{policy, show_articles::show_draft, sql};

/// `TodayArticleDraftResource/get`: an article that employees composed, as it is edited.
/// Caller: employee.
pub async fn get_draft(ctx: Ctx, input: GetDraft) -> Result<DraftView> {
    policy::may_edit(ctx.actor)?;
    let row = sql::find(&ctx.house.db, input.article_id).await?;
    let row = row
        .filter(|row| !row.is_automatic)
        .ok_or_else(Error::not_found)?;
    show_draft(&ctx, &row).await
}
