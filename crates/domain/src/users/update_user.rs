//! What a person says about themselves.

use contract::users::{UpdateUser, ViewerView};

use super::{change_personal::change_personal, change_profile::change_profile, show_users, sql};
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    uploads::release_picture::release_picture,
};

/// `UserResource/update`: the viewer's own profile and what they tell the host
/// alone; missing fields stay.
pub async fn update_user(ctx: Ctx, input: UpdateUser) -> Result<ViewerView> {
    let viewer = ctx.writer()?;
    let tx = ctx.house.db.begin().await?;
    if !sql::lock(&tx, viewer).await? {
        return Err(Error::not_found());
    }
    let mut row = sql::find(&tx, viewer).await?.ok_or_else(Error::not_found)?;
    let before = row.clone();
    change_profile(&ctx, &tx, &mut row, &input).await?;
    change_personal(&ctx, &mut row, &input)?;
    sql::update(&tx, &row).await?;
    let kept: Vec<_> = row.pictures().collect();
    for (signature, _) in before.pictures().filter(|old| !kept.contains(old)) {
        release_picture(&tx, &signature, ctx.now()).await?;
    }
    tx.commit().await?;
    show_users::forget_everywhere(&ctx, viewer);
    show_users::viewer_view(&ctx, viewer).await
}

/// First and last name with one space between.
pub(super) fn full_name(first: &str, last: &str) -> String {
    format!("{first} {last}").trim().to_owned()
}
