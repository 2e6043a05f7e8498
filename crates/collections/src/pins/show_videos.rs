//! Views of the videos that pins show.

use accounts::videos::show_videos::{Cover, videos};
use contract::pins::videos::Videos;
use kernel::ctx::Origin;

use super::sql::StoredPin;

/// The video that a pin shows; none of a picture that stands still.
pub fn videos_of(origin: &Origin, row: &StoredPin) -> Option<Videos> {
    let cover = Cover {
        signature: &row.signature,
        extension: &row.extension,
        width: row.width,
        height: row.height,
        video_ms: row.video_ms?,
    };
    Some(videos(origin, &cover))
}
