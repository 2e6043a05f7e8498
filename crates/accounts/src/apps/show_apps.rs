//! Makes views of apps.

use std::collections::{HashMap, HashSet};

use contract::{
    apps::{AppRef, AppView},
    ids::{AppId, UserId},
    users::UserRef,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use media::Size;
use store::Run;

use super::sql::{self, StoredApp};
use crate::{
    uploads::{screen_pictures::screened_among, show_images::address},
    users::show_users::user_refs,
};

/// An app, as its developer sees it.
pub(super) async fn app_view(ctx: &Ctx, app: StoredApp) -> Result<AppView> {
    let views = app_views(ctx, vec![app]).await?;
    views.into_iter().next().ok_or_else(Error::not_found)
}

/// Apps in their order, as their developer sees them: with their pictures, whatever stands before
/// those for others.
pub(super) async fn app_views(ctx: &Ctx, apps: Vec<StoredApp>) -> Result<Vec<AppView>> {
    let screened = screened_apps(&ctx.house.db, &apps).await?;
    let view = |app: StoredApp| AppView {
        id: app.id,
        image_url: image_url(ctx, &app),
        is_image_screened: screened.contains(&app.id),
        redirect_uris: app.redirects(),
        keeps_secret: app.secret_hash.is_some(),
        name: app.name,
        created_ms: app.created_ms,
    };
    Ok(apps.into_iter().map(view).collect())
}

/// Apps, as people see them whom they ask; those that are gone are left out. A picture before
/// which a screen stands its developer sees alone.
pub async fn app_refs(ctx: &Ctx, ids: &[AppId]) -> Result<HashMap<AppId, AppRef>> {
    let apps = sql::find_many(&ctx.house.db, ids).await?;
    let screened = screened_apps(&ctx.house.db, &apps).await?;
    let owners: Vec<UserId> = apps.iter().map(|app| app.owner_id).collect();
    let owners = user_refs(ctx, owners).await?;
    let shown = apps.into_iter().map(|app| {
        let is_own = ctx.viewer() == Some(app.owner_id);
        let is_shown = is_own || !screened.contains(&app.id);
        let view = AppRef {
            id: app.id,
            image_url: image_url(ctx, &app).filter(|_| is_shown),
            name: app.name,
            owner: owners.get(&app.owner_id).map(|owner| UserRef::clone(owner)),
        };
        (app.id, view)
    });
    Ok(shown.collect())
}

/// Those of some apps before whose picture a screen stands.
async fn screened_apps(run: &impl Run, apps: &[StoredApp]) -> Result<HashSet<AppId>> {
    let pictures: Vec<(AppId, &str)> = apps
        .iter()
        .filter_map(|app| Some((app.id, app.picture_signature.as_deref()?)))
        .collect();
    let signatures: Vec<&str> = pictures.iter().map(|(_, signature)| *signature).collect();
    let screened = screened_among(run, &signatures).await?;
    let among = pictures.into_iter();
    let among = among.filter(|(_, signature)| screened.contains(*signature));
    Ok(among.map(|(id, _)| id).collect())
}

fn image_url(ctx: &Ctx, app: &StoredApp) -> Option<String> {
    let (signature, extension) = app
        .picture_signature
        .as_ref()
        .zip(app.picture_extension.as_ref())?;
    Some(address(&ctx.origin, Size::Square136, signature, extension))
}
