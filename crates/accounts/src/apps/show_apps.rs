//! Makes views of apps.

use std::collections::HashMap;

use contract::{
    apps::{AppRef, AppView},
    ids::{AppId, UserId},
    users::UserRef,
};
use kernel::{ctx::Ctx, error::Result};
use media::Size;

use super::sql::{self, StoredApp};
use crate::{uploads::show_images::address, users::show_users::user_refs};

/// An app, as its developer sees it.
pub(super) fn app_view(ctx: &Ctx, app: StoredApp) -> AppView {
    AppView {
        id: app.id,
        image_url: image_url(ctx, &app),
        redirect_uris: app.redirects(),
        keeps_secret: app.secret_hash.is_some(),
        name: app.name,
        created_ms: app.created_ms,
    }
}

/// Apps, as people see them whom they ask; those that are gone are left out.
pub async fn app_refs(ctx: &Ctx, ids: &[AppId]) -> Result<HashMap<AppId, AppRef>> {
    let apps = sql::find_many(&ctx.house.db, ids).await?;
    let owners: Vec<UserId> = apps.iter().map(|app| app.owner_id).collect();
    let owners = user_refs(ctx, owners).await?;
    let shown = apps.into_iter().map(|app| {
        let view = AppRef {
            id: app.id,
            image_url: image_url(ctx, &app),
            name: app.name,
            owner: owners.get(&app.owner_id).map(|owner| UserRef::clone(owner)),
        };
        (app.id, view)
    });
    Ok(shown.collect())
}

fn image_url(ctx: &Ctx, app: &StoredApp) -> Option<String> {
    let (signature, extension) = app
        .picture_signature
        .as_ref()
        .zip(app.picture_extension.as_ref())?;
    Some(address(&ctx.origin, Size::Square136, signature, extension))
}
