//! Whom the viewer allowed what.

use contract::{
    apps::AppRef,
    grants::{GrantView, Grants, ListGrants, Scopes},
    ids::AppId,
};
use kernel::{ctx::Ctx, error::Result};

use super::sql::{self, GrantRow};
use crate::apps::show_apps::app_refs;

/// Grants that are shown.
const MOST: i64 = 200;

/// `GrantsResource/get`: apps and personal access tokens that work, the newest first.
/// Caller: user, their own.
pub async fn list_grants(ctx: Ctx, _input: ListGrants) -> Result<Grants> {
    let viewer = ctx.user()?;
    let rows = sql::of_user(&ctx.house.db, viewer, ctx.now(), MOST).await?;
    let ids: Vec<AppId> = rows.iter().filter_map(|row| row.app_id).collect();
    let mut apps = app_refs(&ctx, &ids).await?;
    let shown = rows.into_iter().filter_map(|row| match row.app_id {
        Some(id) => Some(grant_view(row, Some(apps.remove(&id)?))),
        None => Some(grant_view(row, None)),
    });
    Ok(Grants {
        grants: shown.collect(),
    })
}

/// A grant, as its user sees it.
pub(super) fn grant_view(row: GrantRow, app: Option<AppRef>) -> GrantView {
    GrantView {
        id: row.id,
        app,
        name: row.name,
        scopes: Scopes::parse(&row.scopes).unwrap_or_default(),
        created_ms: row.created_ms,
        used_ms: row.used_ms,
        expires_ms: row.expires_ms,
    }
}
