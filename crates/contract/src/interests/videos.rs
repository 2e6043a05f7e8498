//! Lists of videos (specification §2 `/videos`).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::InterestRef;
use crate::{
    answers::{Answer, Bookmark, PageSize, Shape, Written},
    ids::PinId,
    pins::PinView,
};

/// `VideosResource/get`: pins with a video.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListVideos {
    /// Only what is about this topic or one below it: its key or its id.
    #[serde(default)]
    pub category: Option<String>,
    /// The pin with which the list begins, whatever it is about: one with a video, which the
    /// viewer sees.
    #[serde(default)]
    pub pin_id: Option<PinId>,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// Videos: an object, and still a list to walk.
#[derive(Debug, Clone)]
pub struct VideoFeed {
    /// What is shown.
    pub data: VideoResults,
    /// Where the next page starts; none on the last page.
    pub bookmark: Option<String>,
}

impl Answer for VideoFeed {
    type Data = VideoResults;
    type Item = VideoResults;
    const SHAPE: Shape = Shape::Holder;
    fn bytes(&self) -> usize {
        let pins = self.data.results.iter();
        pins.map(|pin| pin.json().len() + 1).sum()
    }
    fn into_parts(self) -> (VideoResults, Option<String>) {
        (self.data, self.bookmark)
    }
}

/// The `data` of a list of videos.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct VideoResults {
    /// The pins, by turns one that is liked and one that is new.
    #[schema(value_type = Vec<PinView>)]
    pub results: Vec<Written<PinView>>,
    /// What the first of them are about, what most are about first; on the first page alone, and
    /// none where the list begins with a pin that was asked for.
    pub topics: Option<Vec<InterestRef>>,
    /// The topic that was asked for; none when it was none.
    pub category: Option<InterestRef>,
}
