//! What a person says about themselves.

use contract::users::{UpdateUser, ViewerView};

use super::{show_users, sql};
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    uploads::find_picture::picture_of_upload,
    validate,
};

/// `UserResource/update`: the viewer's own profile; missing fields stay.
pub async fn update_user(ctx: Ctx, input: UpdateUser) -> Result<ViewerView> {
    let viewer = ctx.writer()?;
    let tx = ctx.house.db.begin().await?;
    let mut row = sql::find(&tx, viewer).await?.ok_or_else(Error::not_found)?;
    if let Some(name) = &input.first_name {
        row.first_name = validate::line("first_name", name, 1, 60)?;
    }
    if let Some(name) = &input.last_name {
        row.last_name = validate::line("last_name", name, 0, 60)?;
    }
    row.full_name = full_name(&row.first_name, &row.last_name);
    if let Some(about) = &input.about {
        row.about = validate::text("about", about, 0, 500)?;
    }
    if let Some(upload) = input.picture_upload_id {
        let picture = picture_of_upload(&tx, viewer, upload).await?;
        row.avatar_signature = Some(picture.signature);
        row.avatar_extension = Some(picture.extension);
    }
    sql::update(&tx, &row).await?;
    tx.commit().await?;
    show_users::forget(&ctx, viewer);
    // Their name and picture stand beside boards and pins.
    let caches = &ctx.house.caches;
    caches
        .boards
        .forget_if(move |board| board.owner.id == viewer);
    caches.pins.forget_if(move |pin| pin.pinner_id == viewer);
    show_users::viewer_view(&ctx, viewer).await
}

/// First and last name with one space between.
pub(super) fn full_name(first: &str, last: &str) -> String {
    format!("{first} {last}").trim().to_owned()
}
