//! Turns uploaded bytes into a picture that the store holds.

use base64::{Engine, engine::general_purpose::STANDARD};
use contract::{errors::Code, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
    secrets,
};
use media::{Limits, Picture, Problem};
use tracing::debug;

use super::{
    ban_picture::refuse_banned,
    find_look::{Shape, give_look},
    find_picture::StoredPicture,
    screen_pictures::screen_soon,
    sql::{self, Seen, renames},
    store_cover::VideoFiles,
};

/// Checks, resizes and keeps a picture; the same bytes are kept once. One that is banned, or
/// looks the same, is refused.
pub async fn store_picture(ctx: &Ctx, bytes: Vec<u8>) -> Result<StoredPicture> {
    store_picture_of(ctx, ctx.viewer(), bytes).await
}

/// The same for a user who is known without a session.
pub(super) async fn store_picture_of(
    ctx: &Ctx,
    by: Option<UserId>,
    bytes: Vec<u8>,
) -> Result<StoredPicture> {
    let work = move || media::process(&bytes, &Limits::default()).map_err(refuse);
    let picture = ctx.house.permits.run(work).await??;
    let signature = signature_of(&ctx.house, &picture.signature);
    let picture = check_picture(ctx, by, picture, signature).await?;
    keep_picture(ctx, &picture, None).await
}

/// Refuses a picture that is banned, or looks the same; else gives it its name.
pub(super) async fn check_picture(
    ctx: &Ctx,
    by: Option<UserId>,
    picture: Picture,
    signature: String,
) -> Result<Picture> {
    let shape = Shape {
        width: i64::from(picture.width),
        height: i64::from(picture.height),
        color: &picture.dominant_color,
    };
    refuse_banned(ctx, by, picture.perceptual as i64, shape).await?;
    let renamed = renames::find(&ctx.house.db, &signature).await?;
    Ok(Picture {
        signature: renamed.map_or(signature, |(new, _)| new),
        ..picture
    })
}

/// Keeps a picture, and the files of the video that it stands for; what is known is kept once.
pub(super) async fn keep_picture(
    ctx: &Ctx,
    picture: &Picture,
    video: Option<&VideoFiles<'_>>,
) -> Result<StoredPicture> {
    put(&ctx.house, picture, video).await?;
    let row = StoredPicture {
        is_screened: false,
        signature: picture.signature.clone(),
        extension: picture.extension.to_owned(),
        width: i64::from(picture.width),
        height: i64::from(picture.height),
        color: picture.dominant_color.clone(),
        thumbhash: STANDARD.encode(&picture.thumbhash),
        video_ms: video.map(|video| video.duration_ms),
    };
    let tx = ctx.begin().await?;
    let seen = Seen {
        perceptual: picture.perceptual as i64,
        descriptor: Some(&picture.descriptor),
    };
    // What was known before may have a screen.
    let mut before = None;
    match sql::insert_picture(&tx, &row, &seen, ctx.now()).await? {
        true => {
            give_look(&ctx.house, &tx, &row.signature, seen.perceptual).await?;
            screen_soon(&ctx.house, &tx).await?;
        }
        false => before = sql::picture(&tx, &row.signature).await?,
    }
    tx.commit().await?;
    // The same picture may have been released between writing and noting it: once
    // it is noted its files stay, so a second look is enough.
    put(&ctx.house, picture, video).await?;
    debug!(
        signature = row.signature,
        width = row.width,
        height = row.height,
        "picture stored"
    );
    Ok(before.unwrap_or(row))
}

async fn put(house: &House, picture: &Picture, video: Option<&VideoFiles<'_>>) -> Result<()> {
    house.blobs.put(picture).await?;
    if let Some(VideoFiles { from, parts, .. }) = video {
        let (signature, extension) = (&picture.signature, picture.extension);
        let added = house.blobs.add_video(signature, extension, from, parts);
        added.await?;
    }
    Ok(())
}

/// A picture's name in addresses: of the hash of its bytes, by a key of the host. By the bare
/// hash, a viewer with a file could ask whether it is here, on secret boards too (decision 3).
pub fn signature_of(house: &House, hash: &str) -> String {
    let key = secrets::key(house, "pictures: signatures", hash.as_bytes());
    key[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The error for a file that cannot be used.
fn refuse(problem: Problem) -> Error {
    let code = match &problem {
        Problem::Type => Code::PictureType,
        Problem::TooLarge => Code::PictureTooLarge,
        Problem::Dimensions => Code::PictureDimensions,
        Problem::Broken => Code::PictureBroken,
    };
    Error::field(code, "file").because(problem)
}
