//! Makes a new secret for an app.

use contract::{
    apps::{AppWithSecret, RenewAppSecret},
    errors::Code,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tokens::token_hash,
};

use super::{create_app::make_secret, find_app::lock_own_app, show_apps::app_view, sql};

/// `AppSecretResource/create`: makes a new secret; the one before ends at once. Caller: the
/// owner of an app that keeps one.
pub async fn renew_app_secret(ctx: Ctx, input: RenewAppSecret) -> Result<AppWithSecret> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let mut app = lock_own_app(&tx, viewer, input.app_id).await?;
    if app.secret_hash.is_none() {
        return Err(Error::new(Code::NotAllowed).detail("this app keeps no secret"));
    }
    let secret = make_secret(&ctx);
    app.secret_hash = Some(token_hash(&secret).to_vec());
    sql::update(&tx, &app).await?;
    tx.commit().await?;
    Ok(AppWithSecret {
        app: app_view(&ctx, app).await?,
        client_secret: Some(secret),
    })
}
