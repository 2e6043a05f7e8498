//! What was decided about the viewer.

use contract::{
    answers::Page,
    reports::decisions::{DecisionView, ListDecisions},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
};

use super::{show_decisions::decision_view, sql};

const SCOPE: &str = "decisions";

/// `UserDecisionsResource/get`: what was decided about the viewer and what is theirs, what
/// was reported last first. Caller: user, also one who may not write.
pub async fn list_decisions(ctx: Ctx, input: ListDecisions) -> Result<Page<DecisionView>> {
    let viewer = ctx.user()?;
    let Some(below) = keyset(&ctx, SCOPE, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    let most = input.page_size.items() as i64 + 1;
    let rows = sql::list_told(&ctx.house.db, viewer, below, most).await?;
    let page = keyset_page(&ctx, SCOPE, input.page_size, rows, |row| row.id.0);
    let views = page.items.into_iter();
    Ok(Page {
        items: views
            .filter_map(|row| decision_view(row, ctx.now()))
            .collect(),
        bookmark: page.bookmark,
    })
}
