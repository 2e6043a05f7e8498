//! A stored file by its address.

use kernel::{error::Result, house::House};
use media::{Blob, Size};

use super::sql::renames;

/// The file at this path, such as `236x/aa/bb/cc/<signature>.jpg`. Every viewer
/// who knows a picture's signature may see it: it cannot be guessed, nor made of the file.
pub async fn open_file(house: &House, path: &str) -> std::io::Result<Option<Blob>> {
    house.blobs.find(path).await
}

/// Where else a viewer is to fetch it, by this method; nowhere unless the host wants so.
pub async fn find_address(
    house: &House,
    path: &str,
    method: &str,
) -> std::io::Result<Option<String>> {
    house.blobs.address(path, method).await
}

/// A picture in full size, for what read its signature a while ago: it may have got another
/// name since.
pub async fn open_original(
    house: &House,
    signature: &str,
    extension: &str,
) -> Result<Option<Blob>> {
    let path = media::path(Size::Orig, signature, extension);
    if let Some(found) = house.blobs.find(&path).await? {
        return Ok(Some(found));
    }
    let Some((new, _)) = renames::find(&house.db, signature).await? else {
        return Ok(None);
    };
    let path = media::path(Size::Orig, &new, extension);
    Ok(house.blobs.find(&path).await?)
}
