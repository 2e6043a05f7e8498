//! Removes the files of archives that are forgotten.

use kernel::{error::Result, house::House};

/// Removes files by their numbers; one that is gone already is no error.
pub async fn remove_files(house: &House, numbers: Vec<i64>) -> Result<()> {
    let archives = house.blobs.archives();
    for number in numbers {
        archives.remove(number).await?;
    }
    Ok(())
}
