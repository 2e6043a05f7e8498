//! What this room adds to the work of lower ones.

use kernel::{ctx::Ctx, error::Result, hook};

use super::{
    show_users::user_refs,
    sql::{hidden, pictures},
};
use crate::uploads::{
    ban_picture::{DROP_PICTURE, DropPicture},
    find_renamed::{SHOWS_VISITORS, ShowsVisitors},
    release_picture::{SHOWS_PICTURE, ShowsPicture},
    rename_picture::{RENAME_PICTURE, RenamePicture},
    screen_pictures::{SPREAD_SCREEN, SpreadScreen},
};

/// Profiles that are looked at for one that visitors see.
const LOOKED_AT: i64 = 50;

hook!(SHOWS_PICTURE: ShowsPicture, "users", |tx, signature| Box::pin(async move {
    Ok(!pictures::users_with_picture(tx, signature, 1).await?.is_empty()
        || !hidden::with_picture(tx, signature, 1).await?.is_empty())
}));

hook!(RENAME_PICTURE: RenamePicture, "users", |tx, names| Box::pin(async move {
    let shown = pictures::rename_picture(tx, names).await?;
    Ok(shown + hidden::rename_picture(tx, names).await?)
}));

// What is kept of hidden profiles shows no picture, and is asked for bans when it comes back.
hook!(DROP_PICTURE: DropPicture, "users", |tx, signature| Box::pin(pictures::drop_picture(
    tx, signature
)));

hook!(SPREAD_SCREEN: SpreadScreen, "users", |tx, screening| Box::pin(pictures::spread_screen(
    tx, screening
)));

hook!(SHOWS_VISITORS: ShowsVisitors, "users", |ctx, signature| Box::pin(shows(ctx, signature)));

async fn shows(ctx: &Ctx, signature: &str) -> Result<bool> {
    let users = pictures::users_with_picture(&ctx.house.db, signature, LOOKED_AT).await?;
    Ok(!user_refs(ctx, users).await?.is_empty())
}
