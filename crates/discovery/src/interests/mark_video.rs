//! Marks a picture in the index as one that moves.

use ::search::{Doc, STRONGEST};
use collections::pins::StoredPin;

/// The mark of videos: below the numbers of topics, which are above zero, and above the marks of
/// what is for sale (`shopping`).
pub(crate) const VIDEO: i64 = 0;

/// The picture with the mark, if it stands for a video.
pub(crate) fn mark_video(doc: Doc, pin: &StoredPin) -> Doc {
    match pin.video_ms {
        Some(_) => doc.mark(VIDEO, STRONGEST),
        None => doc,
    }
}
