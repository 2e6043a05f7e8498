//! Registers an import and tells where its file is sent.

use accounts::uploads::register_uploads::parameters;
use contract::{
    errors::Code,
    ids::ImportId,
    imports::{RegisterImport, RegisteredImport},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    show_imports::{import_view, is_under_way, name},
    sql,
};
use crate::archives::remove_files::remove_files;

/// How long the file may be sent: six hours, since it may be large.
const LIFETIME_MS: i64 = 6 * 60 * 60 * 1_000;
/// Where the file is sent.
const PATH: &str = "/imports/";
/// What the parameters are signed for.
pub(super) const PURPOSE: &str = "import";

/// `ImportResource/create`: registers an import. Caller: a user who may write.
/// One at a time; the one before is removed with its file, and what came of it
/// stays.
pub async fn register_import(ctx: Ctx, input: RegisterImport) -> Result<RegisteredImport> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let before = sql::latest(&tx, viewer).await?;
    if before.as_ref().is_some_and(|row| is_under_way(&row.status)) {
        return Err(Error::new(Code::ImportRunning));
    }
    if let Some(before) = &before {
        sql::delete(&tx, before.id).await?;
    }
    let id = ImportId(ctx.new_id());
    let privacy = input.privacy.map(name).transpose()?;
    sql::insert(&tx, id, viewer, privacy.as_deref(), ctx.now()).await?;
    tx.commit().await?;
    remove_files(&ctx.house, before.into_iter().map(|row| row.id.0).collect()).await?;
    Ok(RegisteredImport {
        import: import_view(&ctx, id).await?,
        upload_url: format!("{}{PATH}", ctx.origin.0),
        upload_parameters: parameters(&ctx, PURPOSE, "import_id", id.0, LIFETIME_MS),
    })
}
