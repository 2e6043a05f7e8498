//! A stored file by its address.

use kernel::house::House;
use media::Blob;

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
