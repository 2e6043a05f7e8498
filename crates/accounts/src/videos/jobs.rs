//! Jobs of the room `videos`.

use std::time::Duration;

use kernel::job;

use super::make_video::make_video;

/// Makes what pins play of a video that has come; the body is the upload's id.
pub const MAKE: &str = "videos.make";

/// How often a video is tried whose host has no room, or whose server dies of it.
pub const TRIES: i64 = 8;
/// How long one try may take.
pub const LONGEST: Duration = Duration::from_secs(3 * 60 * 60);

job!(MAKE, tries => make_video);
