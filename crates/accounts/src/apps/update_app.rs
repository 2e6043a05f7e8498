//! Changes an app.

use contract::apps::{AppView, UpdateApp};
use kernel::{ctx::Ctx, error::Result};

use super::{
    create_app::{app_name, picture_of},
    find_app::lock_own_app,
    policy::check_redirects,
    show_apps::app_view,
    sql,
};
use crate::{rules::ask_about_name::ask_about_name, uploads::release_picture::release_picture};

/// `AppResource/update`: changes an app; what users allowed it stays. Caller: its owner.
pub async fn update_app(ctx: Ctx, input: UpdateApp) -> Result<AppView> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let mut app = lock_own_app(&tx, viewer, input.app_id).await?;
    if let Some(name) = &input.name {
        let name = app_name(&ctx, name)?;
        if name != app.name {
            ask_about_name(&ctx.house, &tx, &name).await?;
        }
        app.name = name;
    }
    if let Some(uris) = &input.redirect_uris {
        check_redirects(uris)?;
        app.redirect_uris = serde_json::to_string(uris)?;
    }
    let mut released = None;
    if let Some(upload) = input.picture_upload_id {
        let picture = picture_of(&tx, viewer, upload).await?;
        app.picture_extension = Some(picture.extension);
        released = app.picture_signature.replace(picture.signature);
    }
    sql::update(&tx, &app).await?;
    if let Some(signature) = released {
        release_picture(&tx, &signature, ctx.now()).await?;
    }
    tx.commit().await?;
    app_view(&ctx, app).await
}
