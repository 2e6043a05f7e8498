//! What the viewer is told.

use contract::{
    answers::Page,
    notifications::{ListNotices, NoticeView},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset_of, keyset_page_of},
};

use super::{show_notices::show_notices, sql};

/// `NewsHubResource/get`: notices of the last 90 days, the latest first; without those of which
/// the viewer sees neither who did it nor what it is about any more. Caller: user, their own.
pub async fn list_notices(ctx: Ctx, input: ListNotices) -> Result<Page<NoticeView>> {
    let viewer = ctx.user()?;
    let Some(mut below) = keyset_of(&ctx, SCOPE, &input.bookmarks, [i64::MAX; 2])? else {
        return Ok(Page::ended());
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let mut looked_at = most;
    let mut found = Vec::with_capacity(most);
    while found.len() < most {
        let rows = sql::list(&ctx.house.db, viewer, below, looked_at as i64).await?;
        let Some(last) = rows.last() else {
            break;
        };
        below = [last.last_ms, last.id.0];
        found.extend(show_notices(&ctx, viewer, rows).await?);
        // Of many that are not shown it is looked for the next in larger steps.
        looked_at = (looked_at * 4).min(MOST_LOOKED_AT);
    }
    let key = |one: &NoticeView| [one.created_ms, one.id.0];
    Ok(keyset_page_of(&ctx, SCOPE, input.page_size, found, key))
}

const SCOPE: &str = "notices";
/// Notices that are looked at together, at most.
const MOST_LOOKED_AT: usize = 250;
