//! What viewers told the host.

use contract::{
    answers::Page,
    feedback::{FeedbackView, ListFeedback},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
};

use super::{show_feedback::show_feedback, sql};

/// `FeedbackListResource/get`: what waits, or what employees are done with, the latest first.
/// Caller: employee.
pub async fn list_feedback(ctx: Ctx, input: ListFeedback) -> Result<Page<FeedbackView>> {
    ctx.employee()?;
    let scope = format!("feedback {}", input.state.name());
    let Some(before) = keyset(&ctx, &scope, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    let most = input.page_size.items() as i64 + 1;
    let rows = sql::list(&ctx.house.db, input.state, before, most).await?;
    let page = keyset_page(&ctx, &scope, input.page_size, rows, |row| row.id.0);
    Ok(Page {
        items: show_feedback(&ctx, page.items).await?,
        bookmark: page.bookmark,
    })
}
