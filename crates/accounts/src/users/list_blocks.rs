//! The users whom the viewer blocked.

use contract::{answers::Page, blocks::ListBlocks, users::UserRef};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset_of, keyset_page_of},
};

use super::show_users::shared_users;
use crate::blocks::find_blocks::latest_blocked;

/// `UserBlocksResource/get`: blocked users, the latest first, without those who
/// are hidden from all. Caller: user, their own.
pub async fn list_blocks(ctx: Ctx, input: ListBlocks) -> Result<Page<UserRef>> {
    let viewer = ctx.user()?;
    let Some(mut below) = keyset_of(&ctx, SCOPE, &input.bookmarks, [i64::MAX; 2])? else {
        return Ok(Page::ended());
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let mut found = Vec::with_capacity(most);
    while found.len() < most {
        let rows = latest_blocked(&ctx.house.db, viewer, below, most as i64).await?;
        let Some((time, last)) = rows.last() else {
            break;
        };
        below = [*time, last.0];
        let users = shared_users(&ctx, rows.iter().map(|(_, id)| *id)).await?;
        found.extend(rows.iter().filter_map(|(time, id)| {
            let person = users.get(id)?;
            let is_shown = !person.is_private;
            let shown = || UserRef {
                blocked_by_me: true,
                ..(*person.user).clone()
            };
            is_shown.then(|| ([*time, id.0], shown()))
        }));
    }
    let page = keyset_page_of(&ctx, SCOPE, input.page_size, found, |(key, _)| *key);
    Ok(page.map(|(_, user)| user))
}

const SCOPE: &str = "blocks";
