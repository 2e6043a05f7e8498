//! What stored pictures show, as numbers: descriptors of whole pictures and of parts.

use std::{collections::HashMap, io::ErrorKind, sync::Arc};

use kernel::{
    error::{Error, Result},
    house::House,
};
use media::{Descriptor, Limits, Part, Size, describe};
use store::Run;
use tokio::task::spawn_blocking;
use tracing::warn;

use super::sql::descriptors::{self, NewPicture};

/// Pictures in one step.
const AT_ONCE: i64 = 50;
/// A run begins no further pictures after this; its lease is five minutes.
const RUN_MS: i64 = 4 * 60 * 1_000;

/// Pixels that the longer side of a part has at least, where the picture has them: half as
/// many again as a descriptor looks at.
const ENOUGH: f64 = 96.0;

/// A stored picture, by what names its files and tells their pixels.
pub struct PictureFile<'a> {
    /// Its name.
    pub signature: &'a str,
    /// File name extension.
    pub extension: &'a str,
    /// Pixels.
    pub width: i64,
    /// Pixels.
    pub height: i64,
}

/// Body of the job [`DESCRIBE`](super::jobs::DESCRIBE): describes pictures from before there
/// were descriptors, the newest first. A run that is cut off is gone on with by the next. A
/// picture that cannot be read today cannot be tomorrow; that is noted.
pub async fn describe_pictures(house: &Arc<House>) -> Result<()> {
    let until = house.now() + RUN_MS;
    while house.now() < until {
        let some = descriptors::next(&house.db, AT_ONCE).await?;
        if some.is_empty() {
            break;
        }
        let mut found = Vec::new();
        for picture in &some {
            found.push((&picture.signature, describe_stored(house, picture).await?));
        }
        let tx = house.begin().await?;
        for (signature, descriptor) in &found {
            let bytes = descriptor.as_ref().map_or(&[][..], |it| &it[..]);
            descriptors::set(&tx, signature, bytes).await?;
        }
        tx.commit().await?;
    }
    Ok(())
}

async fn describe_stored(house: &Arc<House>, picture: &NewPicture) -> Result<Option<Descriptor>> {
    let file = PictureFile {
        signature: &picture.signature,
        extension: &picture.extension,
        width: picture.width,
        height: picture.height,
    };
    let Some(bytes) = read(house, &file, &[Part::WHOLE]).await? else {
        warn!(
            file.signature,
            "a picture whose files are missing or damaged is not described"
        );
        return Ok(None);
    };
    let described = spawn_blocking(move || describe(&bytes, &Limits::default(), Part::WHOLE));
    match described.await? {
        Ok(descriptor) => Ok(Some(descriptor)),
        Err(problem) => {
            warn!(file.signature, ?problem, "a picture is not described");
            Ok(None)
        }
    }
}

/// Describes a part of a picture for a viewer who waits. None when its file is missing or damaged.
pub async fn describe_part(
    house: &House,
    picture: &PictureFile<'_>,
    part: Part,
) -> Result<Option<Descriptor>> {
    let described = describe_parts(house, picture, vec![part]).await?;
    Ok(described.and_then(|mut parts| parts.pop()))
}

/// The same of several parts, in their order: the file is read and decoded once.
pub async fn describe_parts(
    house: &House,
    picture: &PictureFile<'_>,
    parts: Vec<Part>,
) -> Result<Option<Vec<Descriptor>>> {
    let Some(bytes) = read(house, picture, &parts).await? else {
        return Ok(None);
    };
    let work = move || media::describe_parts(&bytes, &Limits::default(), &parts);
    let described = house.permits.run(work).await?;
    described.map(Some).map_err(Error::internal)
}

/// The smallest rendition that shows enough of each part; none when it is missing or damaged.
async fn read(house: &House, picture: &PictureFile<'_>, parts: &[Part]) -> Result<Option<Vec<u8>>> {
    let pixels = media::sizes(picture.width as u32, picture.height as u32);
    let shows_enough = |size: Size| {
        let found = pixels.iter().find(|(it, ..)| *it == size);
        found.is_some_and(|(_, wide, high)| {
            parts.iter().all(|part| {
                let (width, height) = part.pixels(*wide, *high);
                width.max(height) >= ENOUGH
            })
        })
    };
    let smaller = [Size::Wide236, Size::Wide474];
    let size = smaller.into_iter().find(|size| shows_enough(*size));
    let path = media::path(
        size.unwrap_or(Size::Wide736),
        picture.signature,
        picture.extension,
    );
    match house.blobs.find(&path).await {
        Ok(Some(found)) => Ok(Some(found.content.read().await?)),
        Ok(None) => Ok(None),
        // What lies there is no picture, and will be none.
        Err(cause) if cause.kind() == ErrorKind::InvalidData => Ok(None),
        Err(cause) => Err(cause.into()),
    }
}

/// Descriptors of these pictures, by their signatures: of those that were looked at, none
/// where a picture has none.
pub async fn descriptors_among(
    run: &impl Run,
    signatures: &[&str],
) -> Result<HashMap<String, Option<Descriptor>>> {
    let found = descriptors::among(run, signatures).await?;
    let read = |(signature, bytes): (String, Vec<u8>)| (signature, bytes.try_into().ok());
    Ok(found.into_iter().map(read).collect())
}
