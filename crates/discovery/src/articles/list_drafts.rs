//! What employees composed.

use contract::{
    answers::Page,
    articles::{DraftView, ListDrafts},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
};

use super::{policy, show_articles::show_drafts, sql};

const SCOPE: &str = "composed articles";

/// `TodayArticleDraftsResource/get`: all articles that employees composed, drafts, scheduled
/// and ended ones too, the newest first. Caller: employee.
pub async fn list_drafts(ctx: Ctx, input: ListDrafts) -> Result<Page<DraftView>> {
    policy::may_edit(ctx.actor)?;
    let Some(below) = keyset(&ctx, SCOPE, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    let most = input.page_size.items() as i64 + 1;
    let rows = sql::composed(&ctx.house.db, below, most).await?;
    let page = keyset_page(&ctx, SCOPE, input.page_size, rows, |row| row.id.0);
    Ok(Page {
        items: show_drafts(&ctx, &page.items).await?,
        bookmark: page.bookmark,
    })
}
