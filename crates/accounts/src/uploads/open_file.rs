//! A stored file by its address.

use kernel::house::House;
use media::Blob;

/// The file at this path, such as `236x/aa/bb/cc/<signature>.jpg`. Every viewer
/// who knows a picture's content hash may see it: the hash cannot be guessed.
pub async fn open_file(house: &House, path: &str) -> std::io::Result<Option<Blob>> {
    house.blobs.find(path).await
}
