//! Keeps the pictures that stand for videos, with the videos' files beside them.

use std::path::Path;

use contract::{errors::Code, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use media::{Limits, Picture, Problem, VideoPart, process};

use super::{
    ban_picture::refuse_banned,
    find_look::Shape,
    find_picture::StoredPicture,
    sql::{self, looks, renames},
    store_picture::{check_picture, keep_picture, signature_of},
};

/// The files of a video, where they were made.
pub struct VideoFiles<'a> {
    /// Length in milliseconds.
    pub duration_ms: i64,
    /// The folder in which they lie, each under its name.
    pub from: &'a Path,
    /// Which there are.
    pub parts: &'a [VideoPart],
}

/// The cover of a video that was made before, if all its files are there. `made_of` says of
/// what the video is made. One that is banned, or looks the same, is refused.
pub async fn find_cover(
    ctx: &Ctx,
    by: Option<UserId>,
    made_of: &str,
) -> Result<Option<StoredPicture>> {
    let db = &ctx.house.db;
    let signature = signature_of(&ctx.house, made_of);
    let renamed = renames::find(db, &signature).await?;
    let signature = renamed.map_or(signature, |(new, _)| new);
    let Some(known) = sql::picture(db, &signature).await? else {
        return Ok(None);
    };
    if !ctx.house.blobs.has_video(&signature).await? {
        return Ok(None);
    }
    if let Some(perceptual) = looks::perceptual(db, &signature).await? {
        refuse_banned(ctx, by, perceptual, Shape::of(&known)).await?;
    }
    Ok(Some(known))
}

/// Makes the picture of a frame that stands for a video. It is named by what the video is made
/// of, so that the same video is kept once, and a still of the same frame apart from it. One
/// that is banned, or looks the same, is refused.
pub async fn check_cover(
    ctx: &Ctx,
    by: Option<UserId>,
    frame: Vec<u8>,
    made_of: &str,
) -> Result<Picture> {
    let work = move || process(&frame, &Limits::default());
    let picture = ctx.house.permits.run(work).await?.map_err(refuse)?;
    let signature = signature_of(&ctx.house, made_of);
    check_picture(ctx, by, picture, signature).await
}

/// Keeps a cover, with the files of its video beside it.
pub async fn store_cover(
    ctx: &Ctx,
    cover: &Picture,
    video: &VideoFiles<'_>,
) -> Result<StoredPicture> {
    keep_picture(ctx, cover, Some(video)).await
}

/// The error for a frame of which no picture can be made.
fn refuse(problem: Problem) -> Error {
    let code = match &problem {
        Problem::Dimensions | Problem::TooLarge => Code::VideoDimensions,
        Problem::Type | Problem::Broken => Code::VideoBroken,
    };
    Error::field(code, "file").because(problem)
}
