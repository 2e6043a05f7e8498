//! The finished export of a user.

use accounts::users;
use contract::ids::ArchiveId;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use crate::archives::open_archive::{Opened, find_ready, open_archive};

/// Opens a finished export. Caller: the user whom it is about.
pub async fn open_export(ctx: &Ctx, id: ArchiveId) -> Result<Opened> {
    let viewer = ctx.user()?;
    let ready = find_ready(ctx, id).await?;
    if ready.board.is_some() {
        return Err(Error::not_found());
    }
    let user = users::find(&ctx.house.db, viewer)
        .await?
        .ok_or_else(Error::not_found)?;
    let name = format!("{}-{}.zip", user.username, times::day(ready.created_ms));
    open_archive(ctx, &ready, name).await
}
