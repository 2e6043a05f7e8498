//! Changes what a user says about themselves.

use contract::users::{UpdateUser, ViewerView};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{self, Event},
};

use super::{
    change_personal::change_personal,
    change_privacy::{Sight, change_privacy, must_be_private},
    change_profile::{change_profile, follow_profile},
    check_protection::check_protection,
    show_viewer::viewer_view,
    sql,
};
use crate::uploads::release_picture::release_picture;

/// `UserResource/update`: changes the profile and what is told to the host alone;
/// missing fields stay. Caller: a user who may write, their own. A birthday that
/// makes them under 16 makes their profile private.
pub async fn update_user(ctx: Ctx, input: UpdateUser) -> Result<ViewerView> {
    let viewer = ctx.writer()?;
    check_protection(&ctx, viewer, input.passcode.as_deref()).await?;
    let tx = ctx.begin().await?;
    if !sql::lock(&tx, viewer).await? {
        return Err(Error::not_found());
    }
    let mut row = sql::find(&tx, viewer).await?.ok_or_else(Error::not_found)?;
    let before = row.clone();
    change_profile(&ctx, &tx, &mut row, &input).await?;
    change_personal(&ctx, &mut row, &input)?;
    sql::update(&tx, &row).await?;
    follow_profile(&ctx, &tx, Some(&before), &row).await?;
    events::emit(&ctx, &tx, Event::UserChanged { user_id: viewer }).await?;
    let sight = Sight {
        is_private: row.is_private || must_be_private(row.birthday.as_deref(), ctx.now()),
        excludes_search: row.excludes_search,
    };
    let seen = change_privacy(&ctx, &tx, &before, sight).await?;
    let kept: Vec<_> = row.pictures().collect();
    for (signature, _) in before.pictures().filter(|old| !kept.contains(old)) {
        release_picture(&tx, &signature, ctx.now()).await?;
    }
    tx.commit().await?;
    seen.settle(&ctx).await?;
    viewer_view(&ctx, viewer).await
}

/// First and last name with one space between.
pub fn full_name(first: &str, last: &str) -> String {
    format!("{first} {last}").trim().to_owned()
}
