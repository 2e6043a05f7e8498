//! A profile, by name or by id.

use contract::{
    errors::Code,
    ids::UserId,
    users::{GetUser, UserView},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    count_pins::count_pins,
    find_domains::domains_of,
    show_users,
    shows_follows::shows_follows,
    sql::{self, follows},
};
use crate::blocks::{find_blocks::find_blocks, policy::may_see_profile};

/// `UserResource/get`: a profile. Caller: every viewer. A private profile is seen
/// by its user alone, and one whose user blocked the viewer is not found.
pub async fn get_user(ctx: Ctx, input: GetUser) -> Result<UserView> {
    let id = find_id(&ctx, &input.username, input.user_id).await?;
    let blocks = find_blocks(&ctx, ctx.viewer()).await?;
    may_see_profile(&blocks, id)?;
    let row = sql::find(&ctx.house.db, id).await?;
    let row = row
        .filter(|row| !row.is_hidden_from(ctx.viewer()))
        .ok_or_else(Error::not_found)?;
    let followed = match ctx.viewer() {
        Some(viewer) => follows::follows(&ctx.house.db, viewer, id).await?,
        None => false,
    };
    let domains = domains_of(&ctx.house.db, id).await?;
    let mut view = match ctx.viewer() == Some(id) {
        true => show_users::own_profile(&ctx.origin, &row, &domains),
        false => show_users::profile_from(&ctx.origin, &row, &domains, Some(followed)),
    };
    view.user.blocked_by_me = blocks.blocked.contains(&id);
    view.shows_follows = !view.user.blocked_by_me && shows_follows(&ctx, id).await?;
    if ctx.viewer() == Some(id) {
        view.board_count += row.secret_board_count;
        if row.is_private {
            view.pin_count = count_pins(&ctx.house.db, id).await?;
        }
    }
    Ok(view)
}

/// The user whose list a name or an id asks for; *not found* when they are
/// hidden, who have not even an empty list.
pub async fn find_owner(
    ctx: &Ctx,
    username: &Option<String>,
    id: Option<UserId>,
) -> Result<UserId> {
    let owner = find_id(ctx, username, id).await?;
    show_users::check_shown(ctx, owner).await?;
    Ok(owner)
}

/// The id that a name or an id means; the viewer's when both are missing.
async fn find_id(ctx: &Ctx, username: &Option<String>, id: Option<UserId>) -> Result<UserId> {
    match (id, username) {
        (Some(id), _) => Ok(id),
        (None, Some(name)) => sql::names::id_by_name(&ctx.house.db, name.trim())
            .await?
            .ok_or_else(Error::not_found),
        (None, None) => ctx.viewer().ok_or_else(|| {
            Error::field(Code::InvalidInput, "username").detail("username or user_id is required")
        }),
    }
}
