//! Registers an app.

use contract::{
    apps::{AppWithSecret, CreateApp},
    errors::Code,
    ids::{AppId, UploadId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tokens::{new_token, token_hash},
    tx::Tx,
    validate,
};

use super::{
    list_apps::MOST,
    policy::{check_name, check_redirects},
    show_apps::app_view,
    sql::{self, StoredApp},
};
use crate::{
    rules::ask_about_name::ask_about_name,
    uploads::find_picture::{StoredPicture, picture_of_upload},
    users,
};

/// `AppResource/create`: registers an app. Caller: a user who may write.
pub async fn create_app(ctx: Ctx, input: CreateApp) -> Result<AppWithSecret> {
    let viewer = ctx.writer()?;
    let name = app_name(&ctx, &input.name)?;
    check_redirects(&input.redirect_uris)?;
    let secret = input.keeps_secret.then(|| make_secret(&ctx));
    let tx = ctx.begin().await?;
    if !users::lock(&tx, viewer).await? {
        return Err(Error::new(Code::SignInRequired));
    }
    ask_about_name(&ctx.house, &tx, &name).await?;
    if sql::count_of(&tx, viewer).await? >= MOST {
        return Err(Error::new(Code::AppsMany));
    }
    let picture = match input.picture_upload_id {
        Some(upload) => Some(picture_of(&tx, viewer, upload).await?),
        None => None,
    };
    let (picture_signature, picture_extension) =
        picture.map(|it| (it.signature, it.extension)).unzip();
    let app = StoredApp {
        id: AppId(ctx.new_id()),
        owner_id: viewer,
        name,
        picture_signature,
        picture_extension,
        redirect_uris: serde_json::to_string(&input.redirect_uris)?,
        secret_hash: secret.as_deref().map(|secret| token_hash(secret).to_vec()),
        created_ms: ctx.now(),
    };
    sql::insert(&tx, &app).await?;
    tx.commit().await?;
    Ok(AppWithSecret {
        app: app_view(&ctx, app).await?,
        client_secret: secret,
    })
}

/// The name by which people know it.
pub(super) fn app_name(ctx: &Ctx, name: &str) -> Result<String> {
    let name = validate::name("name", name, 1, 60)?;
    check_name(&name, &ctx.house.settings.brand)?;
    Ok(name)
}

/// A new secret; its first letters tell scanners of leaked secrets what it is.
pub(super) fn make_secret(ctx: &Ctx) -> String {
    format!("mgp_secret_{}", new_token(&ctx.house))
}

/// The picture of an upload; a refusal names the option that brought it.
pub(super) async fn picture_of(tx: &Tx, owner: UserId, id: UploadId) -> Result<StoredPicture> {
    let found = picture_of_upload(tx, owner, id).await;
    found.map_err(|error| match error.code {
        Code::UploadInvalid | Code::UploadUnfinished => {
            Error::field(error.code, "picture_upload_id")
        }
        _ => error,
    })
}
