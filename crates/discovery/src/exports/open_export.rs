//! The finished file.

use std::fs::File;

use accounts::users::sql as users;
use contract::ids::ExportId;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
    times,
};

use super::sql;

/// A file to hand over.
pub struct Export {
    /// The content.
    pub file: File,
    /// Bytes of it.
    pub len: u64,
    /// What to call it.
    pub name: String,
}

/// Opens a finished export. Caller: the user whom it is about.
pub async fn open_export(ctx: &Ctx, id: ExportId) -> Result<Export> {
    let viewer = ctx.user()?;
    let row = sql::find(&ctx.house.db, id)
        .await?
        .filter(|row| row.user_id == viewer.0 && row.status == "ready")
        .ok_or_else(Error::not_found)?;
    let user = users::find(&ctx.house.db, viewer)
        .await?
        .ok_or_else(Error::not_found)?;
    let name = format!("{}-{}.zip", user.username, times::day(row.created_ms));
    open_archive(&ctx.house, row.id, name).await
}

/// A finished file by its number, to be handed over under this name.
pub(crate) async fn open_archive(house: &House, number: i64, name: String) -> Result<Export> {
    let archives = house.blobs.archives();
    let file = tokio::task::spawn_blocking(move || archives.open(number)).await?;
    let file = file
        .map_err(Error::internal)?
        .ok_or_else(Error::not_found)?;
    Ok(Export {
        len: file.metadata().map_err(Error::internal)?.len(),
        file,
        name,
    })
}
