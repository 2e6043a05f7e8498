//! Videos of pins (specification §3 "Video").

use serde::Serialize;
use utoipa::ToSchema;

/// A pin's video in all its forms. Its picture is `images` of the pin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Videos {
    /// The same as the pin's `image_signature`.
    pub id: String,
    /// The forms, by the protocol's names.
    pub video_list: VideoList,
}

/// A video in all its forms. None is larger than the video itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct VideoList {
    /// One file, MP4, whose shorter side has at most 720 pixels.
    #[serde(rename = "V_720P")]
    pub v_720p: VideoFile,
    /// HLS: the playlist that names the sizes, from which a player chooses.
    #[serde(rename = "V_HLSV4")]
    pub v_hlsv4: VideoFile,
    /// The smallest of those sizes as one file, MP4, which plays by itself: for grids.
    #[serde(rename = "V_360P")]
    pub v_360p: VideoFile,
}

/// One form of a video.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct VideoFile {
    /// Absolute address.
    pub url: String,
    /// Pixels; of several sizes, those of the largest.
    pub width: u32,
    /// Pixels; of several sizes, those of the largest.
    pub height: u32,
    /// Length in milliseconds.
    pub duration: i64,
    /// Absolute address of the picture that stands for it until it plays.
    pub thumbnail: String,
}

/// The part of a pin's [`Videos`] that a grid plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CardVideos {
    /// The one form that a grid plays.
    pub video_list: CardVideoList,
}

/// The one form of a video that a grid plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CardVideoList {
    /// See [`VideoList::v_360p`].
    #[serde(rename = "V_360P")]
    pub v_360p: VideoFile,
}

impl From<&Videos> for CardVideos {
    fn from(videos: &Videos) -> Self {
        Self {
            video_list: CardVideoList {
                v_360p: videos.video_list.v_360p.clone(),
            },
        }
    }
}
