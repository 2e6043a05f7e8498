//! Deletes an app.

use contract::{answers::Done, apps::DeleteApp, ids::AppId};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, in_order},
    tx::Tx,
};
use linkme::distributed_slice;

use super::{find_app::lock_own_app, sql};
use crate::uploads::release_picture::release_picture;

/// Forgets what a room keeps of an app.
pub type ForgetApp = for<'a> fn(&'a Tx, AppId) -> BoxFuture<'a, Result<()>>;

/// Asked of every room that keeps something of apps, when one is deleted.
#[distributed_slice]
pub static FORGET_APP: [Hook<ForgetApp>];

/// `AppResource/delete`: deletes an app; whatever it was allowed ends at once. Caller: its
/// owner.
pub async fn delete_app(ctx: Ctx, input: DeleteApp) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    let app = lock_own_app(&tx, viewer, input.app_id).await?;
    forget_app(&tx, app.id).await?;
    sql::delete(&tx, app.id).await?;
    if let Some(signature) = &app.picture_signature {
        release_picture(&tx, signature, ctx.now()).await?;
    }
    tx.commit().await?;
    Ok(Done {})
}

/// Has every room forget it.
pub(super) async fn forget_app(tx: &Tx, id: AppId) -> Result<()> {
    for forget in in_order(&FORGET_APP) {
        forget(tx, id).await?;
    }
    Ok(())
}
