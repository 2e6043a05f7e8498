//! Opens a finished archive.

use contract::ids::{ArchiveId, BoardId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use media::Content;

use super::sql;

/// An archive that can be fetched.
pub struct Ready {
    /// Id.
    pub id: ArchiveId,
    /// The board it is of; none for an export.
    pub board: Option<BoardId>,
    /// When it was requested, milliseconds since 1970.
    pub created_ms: i64,
}

/// A file to hand over.
pub struct Opened {
    /// The content.
    pub content: Content,
    /// Name under which a browser keeps it.
    pub name: String,
}

/// A finished archive. Caller: the user who requested it; not found for others.
pub async fn find_ready(ctx: &Ctx, id: ArchiveId) -> Result<Ready> {
    let viewer = ctx.user()?;
    let row = sql::find(&ctx.house.db, id)
        .await?
        .filter(|row| row.user_id == viewer && row.status == "ready")
        .ok_or_else(Error::not_found)?;
    Ok(Ready {
        id: row.id,
        board: row.board_id,
        created_ms: row.created_ms,
    })
}

/// Opens the file of a finished archive, to be handed over under this name.
pub async fn open_archive(ctx: &Ctx, ready: &Ready, name: String) -> Result<Opened> {
    let opened = ctx.house.blobs.archives().open(ready.id.0).await;
    let content = opened?.ok_or_else(Error::not_found)?;
    Ok(Opened { content, name })
}
