//! The rules of the host.

use contract::{
    answers::Page,
    rules::{HostRuleView, ListRules},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
};

use super::{show_rules::show_rules, sql};

/// `HostRulesResource/get`: the rules about words or those about links, the latest first. Caller:
/// employee.
pub async fn list_rules(ctx: Ctx, input: ListRules) -> Result<Page<HostRuleView>> {
    ctx.employee()?;
    let scope = format!("rules {}", input.kind.name());
    let Some(before) = keyset(&ctx, &scope, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    let most = input.page_size.items() as i64 + 1;
    let rows = sql::list(&ctx.house.db, input.kind, before, most).await?;
    let page = keyset_page(&ctx, &scope, input.page_size, rows, |row| row.id.0);
    Ok(Page {
        items: show_rules(&ctx, page.items).await?,
        bookmark: page.bookmark,
    })
}
