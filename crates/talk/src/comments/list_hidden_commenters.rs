//! The users whose comments the viewer hid.

use accounts::users::show_users::user_refs;
use contract::{answers::Page, comments::ListHiddenCommenters, ids::UserId, users::UserRef};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset_of, keyset_page_of},
};

use super::sql::hides;

/// `HiddenCommentersResource/get`: users whose comments the viewer hid, the latest first,
/// without those who are hidden from the viewer. Caller: user, their own.
pub async fn list_hidden_commenters(
    ctx: Ctx,
    input: ListHiddenCommenters,
) -> Result<Page<UserRef>> {
    let viewer = ctx.user()?;
    let Some(mut below) = keyset_of(&ctx, SCOPE, &input.bookmarks, [i64::MAX; 2])? else {
        return Ok(Page::ended());
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let mut found = Vec::with_capacity(most);
    while found.len() < most {
        let rows = hides::latest(&ctx.house.db, viewer, below, most as i64).await?;
        let Some((time, last)) = rows.last() else {
            break;
        };
        below = [*time, last.0];
        let users = user_refs(&ctx, rows.iter().map(|(_, id)| *id)).await?;
        let shown = |(time, id): (i64, UserId)| Some(([time, id.0], (**users.get(&id)?).clone()));
        found.extend(rows.into_iter().filter_map(shown));
    }
    let page = keyset_page_of(&ctx, SCOPE, input.page_size, found, |(key, _)| *key);
    Ok(page.map(|(_, user)| user))
}

const SCOPE: &str = "hidden commenters";
