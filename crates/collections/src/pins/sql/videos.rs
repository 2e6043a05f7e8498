//! Pins that show a video.

use contract::ids::PinId;
use kernel::error::Result;
use store::{Run, args, sql};

sql! {
    NEWEST: PinId =
        "SELECT id FROM pins WHERE video_ms IS NOT NULL AND id < $1 AND id = root_id AND is_secret = false \
         ORDER BY id DESC LIMIT $2";
}

/// Public pins that brought a video, below an id, newest first.
pub async fn newest_videos(run: &impl Run, below: i64, most: i64) -> Result<Vec<PinId>> {
    Ok(run.all(&NEWEST, &args![below, most]).await?)
}
