//! A stored file by its address.

use kernel::{error::Result, house::House};
use media::{Blob, Choice, Size, VideoPart};

use super::{
    make_later::{Made, PictureRules},
    sql::{later, renames},
};

/// The file at this path, such as `236x/aa/bb/cc/<signature>.jpg` or
/// `720p/aa/bb/cc/<signature>.mp4`, or what was made of a picture in AVIF for who takes that.
/// Every viewer who knows a picture's signature may see it, and its video: it cannot be guessed,
/// nor made of the file.
pub async fn open_file(
    house: &House,
    path: &str,
    takes_avif: bool,
) -> std::io::Result<Option<Blob>> {
    let takes_avif = takes_avif && house.get::<PictureRules>().avif;
    house.blobs.find_for(path, takes_avif).await
}

/// Where else a viewer is to fetch it, by this method; nowhere unless the host wants so. Videos
/// always come through the server.
pub async fn find_address(
    house: &House,
    path: &str,
    method: &str,
    takes_avif: bool,
) -> Result<Option<String>> {
    let named = media::parse_path(path).filter(|_| house.blobs.is_elsewhere());
    let Some((size, signature, _)) = named else {
        return Ok(None);
    };
    let found = later::made(&house.db, signature).await?;
    let (made, width) = found.unwrap_or((Made::Nothing, 0));
    let choice = Choice {
        has_size: made.has(size, width),
        has_avif: made.has_avif(),
        takes_avif: takes_avif && house.get::<PictureRules>().avif,
    };
    Ok(house.blobs.address(path, method, choice).await?)
}

/// A picture in full size, for what read its signature a while ago: it may have got another
/// name since.
pub async fn open_original(
    house: &House,
    signature: &str,
    extension: &str,
) -> Result<Option<Blob>> {
    open_by_name(house, signature, |name| {
        media::path(Size::Orig, name, extension)
    })
    .await
}

/// The same of the video that a picture stands for.
pub async fn open_video(house: &House, signature: &str) -> Result<Option<Blob>> {
    open_by_name(house, signature, |name| VideoPart::Whole.path(name)).await
}

async fn open_by_name(
    house: &House,
    signature: &str,
    path: impl Fn(&str) -> String,
) -> Result<Option<Blob>> {
    if let Some(found) = house.blobs.find(&path(signature)).await? {
        return Ok(Some(found));
    }
    let Some((new, _)) = renames::find(&house.db, signature).await? else {
        return Ok(None);
    };
    Ok(house.blobs.find(&path(&new)).await?)
}
