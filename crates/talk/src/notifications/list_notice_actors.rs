//! Who did what a notice tells.

use accounts::users::show_users::user_refs;
use contract::{answers::Page, notifications::ListNoticeActors, users::UserRef};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    lists::{keyset_of, keyset_page_of},
};

use super::{
    show_notices::{About, about, show_notices, still_done},
    sql::{self, ActorRow, NoticeRow},
};
use crate::comments::seen::seen_among;

/// `NewsHubDetailsResource/get`: users who did what a notice tells, the latest first, without
/// those whom the viewer does not see. Caller: user whose notice it is.
pub async fn list_notice_actors(ctx: Ctx, input: ListNoticeActors) -> Result<Page<UserRef>> {
    let viewer = ctx.user()?;
    let row = sql::find(&ctx.house.db, viewer, input.notice_id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    if show_notices(&ctx, viewer, vec![row.clone()])
        .await?
        .is_empty()
    {
        return Err(Error::not_found());
    }
    let scope = format!("actors of {}", input.notice_id);
    let Some([mut below]) = keyset_of(&ctx, &scope, &input.bookmarks, [i64::MAX])? else {
        return Ok(Page::ended());
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let mut looked_at = most;
    let mut found = Vec::with_capacity(most);
    while found.len() < most {
        let rows = sql::actors(&ctx.house.db, &row, below, looked_at as i64).await?;
        let Some(last) = rows.last() else {
            break;
        };
        below = last.done_number;
        let rows = shown(&ctx, &row, rows).await?;
        let users = user_refs(&ctx, rows.iter().map(|row| row.actor_id)).await?;
        found.extend(rows.into_iter().filter_map(|row| {
            let user = users.get(&row.actor_id)?;
            Some(([row.done_number], (**user).clone()))
        }));
        // Of many who are not seen it is looked for the next in larger steps.
        looked_at = (looked_at * 4).min(MOST_LOOKED_AT);
    }
    let page = keyset_page_of(&ctx, &scope, input.page_size, found, |(key, _)| *key);
    Ok(page.map(|(_, user)| user))
}

/// Users that are looked at together, at most.
const MOST_LOOKED_AT: usize = 1_000;

/// Those whose comment stands, or who show what they saved or made.
async fn shown(ctx: &Ctx, notice: &NoticeRow, mut rows: Vec<ActorRow>) -> Result<Vec<ActorRow>> {
    let Some(kind) = notice.kind() else {
        return Ok(Vec::new());
    };
    if let Some(shown) = still_done(ctx, notice, rows.iter().map(|row| row.actor_id)).await? {
        rows.retain(|row| shown.contains(&row.actor_id));
    } else if about(kind) == About::Written {
        let ids: Vec<_> = rows.iter().map(|row| row.comment_id).collect();
        let comments = seen_among(ctx, &ids).await?;
        rows.retain(|row| comments.contains_key(&row.comment_id));
    }
    Ok(rows)
}
