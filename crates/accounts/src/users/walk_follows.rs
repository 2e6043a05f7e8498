//! One walk through follows, from either side.

use contract::{
    answers::Page,
    ids::UserId,
    users::{ListFollows, UserRef},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset_of, keyset_page_of},
};

use super::{
    get_user::find_owner, policy, show_users::user_refs, shows_follows::shows_follows, sql::follows,
};

/// From which side follows are looked at.
#[derive(Debug, Clone, Copy)]
pub(super) enum Side {
    /// Who follows.
    Followers,
    /// Who is followed.
    Following,
}

/// One page, the latest follow first.
pub(super) async fn walk_follows(
    ctx: &Ctx,
    input: &ListFollows,
    side: Side,
) -> Result<Page<UserRef>> {
    let owner = find_owner(ctx, &input.username, input.user_id).await?;
    policy::may_see_follows(shows_follows(ctx, owner).await?)?;
    let scope = format!("{side:?} {owner}");
    let Some(mut below) = keyset_of(ctx, &scope, &input.bookmarks, [i64::MAX; 2])? else {
        return Ok(Page::ended());
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let mut found = Vec::with_capacity(most);
    while found.len() < most {
        let db = &ctx.house.db;
        let rows = match side {
            Side::Followers => follows::latest_followers(db, owner, below, most as i64).await?,
            Side::Following => follows::latest_followed(db, owner, below, most as i64).await?,
        };
        let Some((time, last)) = rows.last() else {
            break;
        };
        below = [*time, last.0];
        found.extend(show(ctx, &rows).await?);
    }
    let page = keyset_page_of(ctx, &scope, input.page_size, found, |(key, _)| *key);
    Ok(page.map(|(_, user)| user))
}

/// The users whom the viewer sees of them, and whether they follow each.
async fn show(ctx: &Ctx, rows: &[(i64, UserId)]) -> Result<Vec<([i64; 2], UserRef)>> {
    let ids: Vec<UserId> = rows.iter().map(|(_, id)| *id).collect();
    let users = user_refs(ctx, ids.iter().copied()).await?;
    let followed = match ctx.viewer() {
        Some(viewer) => follows::followed_among(&ctx.house.db, viewer, &ids).await?,
        None => Vec::new(),
    };
    let line = |(time, id): &(i64, UserId)| {
        let user = users.get(id)?;
        let mut user = (**user).clone();
        user.followed(Some(followed.contains(id)));
        Some(([*time, id.0], user))
    };
    Ok(rows.iter().filter_map(line).collect())
}
