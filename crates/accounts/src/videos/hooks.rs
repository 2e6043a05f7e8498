//! What this room adds to the work of lower ones.

use kernel::{
    error::{Error, Result},
    hook,
    house::House,
};

use super::policy::{VideoTools, is_video};
use crate::uploads::register_uploads::{TAKES_MEDIA, TakesMedia};

hook!(TAKES_MEDIA: TakesMedia, "videos", takes);

/// Videos are taken where there is a program that reads them.
fn takes(house: &House, media_type: &str) -> Option<Result<()>> {
    if !is_video(media_type) {
        return None;
    }
    let tools = house.get::<VideoTools>().check();
    let refused = |code| Error::field(code, "media_info_list");
    Some(tools.map(drop).map_err(refused))
}
